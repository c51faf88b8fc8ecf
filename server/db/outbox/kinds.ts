/** The interface between the outbox and its kinds of entries. */

/** A failed delivery. `permanent`: a retry cannot help. */
export class DeliveryError extends Error {
  readonly permanent: boolean

  constructor(message: string, permanent: boolean) {
    super(message)
    this.permanent = permanent
  }
}

export interface Delivery {
  /** The row's id: stable over retries, so that a receiver can recognise a duplicate. */
  id: string
  payload: string
  createdAt: number
  /**
   * Call this right before the irreversible step. If the process dies after it, the row is delivered once
   * more; if that happens again, the row becomes `unconfirmed` for the owner to decide.
   */
  handOver(): Promise<void>
}

export type Deliver = (delivery: Delivery) => Promise<void>

export interface Kind {
  deliver: Deliver
  /** The part of a finished payload that the admin area and erasure need, as text. */
  keep(payload: string): string
}

export type Kinds = Record<string, Kind>
