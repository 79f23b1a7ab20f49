import { api } from '../api/client'
import type { Notification } from '../api/types'

/** My notifications: what happened at tables that I do not look at. */
class Notifications {
  all = $state.raw<readonly Notification[]>([])
  /** The ids of those whose table was opened since. The server knows only up to which one all are read. */
  #seen = $state.raw<ReadonlySet<number>>(new Set())
  /** The table in front of me, which needs no bell. */
  #front: string | null = null

  unread = $derived(this.all.filter((one) => this.isUnread(one)).length)

  isUnread({ id, read }: Notification): boolean {
    return !read && !this.#seen.has(id)
  }

  /** Fetches them; those of the table in front count as read. */
  async fetch(front: string | null): Promise<void> {
    this.#front = front
    try {
      this.all = (await api.notifications()).notices
    } catch {
      // The bell shows nothing then; other requests of the page tell about the error.
      return
    }
    const here = this.all.filter((one) => one.table === this.#front && this.isUnread(one))
    if (!here.length) return
    this.#seen = new Set([...this.#seen, ...here.map(({ id }) => id)])
    if (!this.unread) await this.markRead()
  }

  async markRead(): Promise<void> {
    const newest = this.all[0]
    if (!newest || this.all.every(({ read }) => read)) return
    this.all = this.all.map((one) => ({ ...one, read: true }))
    await api.markRead(newest.id).catch(() => {})
  }
}

export const notifications = new Notifications()
