/**
 * True if no nested text contains NUL or a lone surrogate: PostgreSQL and mail support neither.
 * Forms report it at their field; this covers every other text.
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
