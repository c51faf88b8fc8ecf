/**
 * True if no text in it, at any depth, has a NUL or half a character: neither can be kept by PostgreSQL or sent by mail.
 * Forms say it at their field; this stands behind every other text.
 */
export function isValidText(root: unknown): boolean {
  const open: unknown[] = [root]
  while (open.length > 0) {
    const value = open.pop()
    if (typeof value === 'string') {
      if (value.includes('\0') || !value.isWellFormed()) return false
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, field] of Object.entries(value)) open.push(key, field)
    }
  }
  return true
}
