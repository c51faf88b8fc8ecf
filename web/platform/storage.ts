/** The only way to what the browser keeps. Blocked or full storage is like an empty one: nothing here throws. */

function attempt<Value>(action: () => Value): Value | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}

function keptIn(open: () => Storage) {
  return {
    read: (key: string): string | null => attempt(() => open().getItem(key)) ?? null,
    /** What was kept as JSON: null for what cannot be read, too. Another version or anybody may have written it. */
    readJson: (key: string): unknown => attempt(() => JSON.parse(open().getItem(key) ?? 'null')) ?? null,
    write: (key: string, value: string): void => attempt(() => open().setItem(key, value)),
    remove: (key: string): void => attempt(() => open().removeItem(key)),
  }
}

/** Kept until the visitor clears it. */
export const storage = keptIn(() => window.localStorage)
/** Kept until the tab is closed. */
export const tabStorage = keptIn(() => window.sessionStorage)

/** Calls back when another tab changes what is kept under this key. @returns how to stop. */
export function watchStorage(key: string, onChange: (value: string | null) => void): () => void {
  const look = (event: StorageEvent) => {
    if (event.key === key) onChange(event.newValue)
  }
  window.addEventListener('storage', look)
  return () => window.removeEventListener('storage', look)
}

const YEAR_S = 31_536_000

export const hasCookie = (name: string): boolean =>
  document.cookie.split('; ').some((cookie) => cookie.startsWith(`${name}=`))

/** A cookie that the server reads too. */
export function writeCookie(name: string, value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we serve.
  document.cookie = `${name}=${value}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax`
}

/** Takes back a cookie that scripts can read. */
export function removeCookie(name: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: as above.
  document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax`
}
