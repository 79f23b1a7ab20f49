import { api } from '../api/client'
import type { Notification } from '../api/types'

/** My notifications: what happened at tables that I do not look at. */
class Notifications {
  all = $state.raw<readonly Notification[]>([])
  unread = $state(0)

  async fetch(): Promise<void> {
    try {
      const { unread, notices } = await api.notifications()
      this.all = notices
      this.unread = unread
    } catch {
      // The bell shows nothing then; other requests of the page tell about the error.
    }
  }

  async markRead(): Promise<void> {
    const newest = this.all[0]
    if (!newest || !this.unread) return
    this.unread = 0
    await api.markRead(newest.id).catch(() => {})
  }
}

export const notifications = new Notifications()
