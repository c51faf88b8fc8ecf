/** A server that is away or has had enough for now takes it later; one that does not want it never does. */
export const isRefusal = (status: number) => status >= 400 && status < 500 && status !== 408 && status !== 429
