import { errorMessage } from './session.svelte'

/** Whether a request is running, and why the last one failed. For the buttons and the alert of a form. */
export class RequestState {
  busy = $state(false)
  /** The text of the last error; empty after a success. */
  error = $state('')

  readonly run = async (request: () => Promise<unknown>): Promise<void> => {
    this.busy = true
    this.error = ''
    try {
      await request()
    } catch (error) {
      this.error = errorMessage(error)
    }
    this.busy = false
  }
}
