/** What the outbox asks of those who deliver: each kind of entry has its own. */

/** How a delivery can fail. `permanent`: trying again cannot help. */
export class DeliveryError extends Error {
  readonly permanent: boolean

  constructor(message: string, permanent: boolean) {
    super(message)
    this.permanent = permanent
  }
}

export interface Delivery {
  /** The row's id: stable over every try, so that a receiver can recognise a repetition. */
  id: string
  payload: string
  createdAt: number
  /**
   * To be called right before the act that cannot be taken back. If the process dies after it, the row is delivered once
   * more; if that comes to the same end it is kept as `unconfirmed`, and a person can see it and decide.
   */
  handOver(): Promise<void>
}

export type Deliver = (delivery: Delivery) => Promise<void>

export interface Kind {
  deliver: Deliver
  /** What of a payload stays, as text, once nothing is to be delivered any more: what the owner's screens and erasure need. */
  keep(payload: string): string
}

export type Kinds = Record<string, Kind>
