import { api } from '../api/client'
import type { PersonalNotice } from '../api/types'

/** What the server has told me while I was not at the table. */
class Notices {
  all = $state.raw<readonly PersonalNotice[]>([])
  unread = $state(0)

  async look(): Promise<void> {
    try {
      const { unread, notices } = await api.notices()
      this.all = notices
      this.unread = unread
    } catch {
      // A bell that cannot be asked is silent; the pages say what is wrong.
    }
  }

  async read(): Promise<void> {
    const newest = this.all[0]
    if (!newest || !this.unread) return
    this.unread = 0
    await api.haveRead(newest.id).catch(() => {})
  }
}

export const notices = new Notices()
