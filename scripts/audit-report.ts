/** What `npm audit --json` printed, judged. */

interface Printed {
  error?: { summary?: string; detail?: string }
  message?: string
  vulnerabilities?: Record<string, { severity: string }>
}

const REFUSED = new Set(['high', 'critical'])

export function readAudit(printed: string): { text: string; isBad: boolean } {
  const { vulnerabilities, message, error } = parse(printed)
  if (!vulnerabilities) {
    const reason = message ?? error?.summary ?? 'it printed nothing that can be read'
    return { text: `NOT CHECKED for known weaknesses: the registry could not be asked (${reason}).`, isBad: false }
  }
  const found = Object.entries(vulnerabilities).map(([name, { severity }]) => `${name} (${severity})`)
  const isBad = Object.values(vulnerabilities).some(({ severity }) => REFUSED.has(severity))
  return { text: found.length > 0 ? `Known weaknesses: ${found.join(', ')}` : 'No known weaknesses.', isBad }
}

function parse(printed: string): Printed {
  try {
    return JSON.parse(printed) as Printed
  } catch {
    return {}
  }
}
