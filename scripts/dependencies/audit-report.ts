/** Evaluates npm's output about known vulnerabilities and signatures. */

export interface Verdict {
  text: string
  outcome: 'fine' | 'bad' | 'not checked'
}

interface Printed {
  error?: { summary?: string; detail?: string }
  message?: string
  vulnerabilities?: Record<string, { severity: string }>
  invalid?: { name: string; version: string }[]
  missing?: { name: string; version: string }[]
}

const REFUSED = new Set(['high', 'critical'])

/** @param printed output of `npm audit --json`. */
export function readAudit(printed: string): Verdict {
  const { vulnerabilities, ...rest } = parse(printed)
  if (!vulnerabilities) return notChecked('for known weaknesses', rest)
  const found = Object.entries(vulnerabilities).map(([name, { severity }]) => `${name} (${severity})`)
  if (found.length === 0) return { text: 'No known weaknesses.', outcome: 'fine' }
  const isBad = Object.values(vulnerabilities).some(({ severity }) => REFUSED.has(severity))
  return { text: `Known weaknesses: ${found.join(', ')}`, outcome: isBad ? 'bad' : 'fine' }
}

/** @param printed output of `npm audit signatures --json`. */
export function readSignatures(printed: string): Verdict {
  const { invalid, missing, ...rest } = parse(printed)
  if (!invalid || !missing) return notChecked('for the registry’s signatures', rest)
  const unsigned = [...invalid, ...missing].map(({ name, version }) => `${name}@${version}`)
  if (unsigned.length === 0) return { text: 'What is installed is signed by the registry.', outcome: 'fine' }
  return { text: `Not signed by the registry: ${unsigned.join(', ')}`, outcome: 'bad' }
}

function notChecked(what: string, { message, error }: Printed): Verdict {
  const reason = message || error?.summary || 'it printed nothing that can be read'
  const text = `NOT CHECKED ${what}: the registry could not be asked (${reason.split('\n')[0]}).`
  return { text, outcome: 'not checked' }
}

function parse(printed: string): Printed {
  try {
    return (JSON.parse(printed) ?? {}) as Printed
  } catch {
    return {}
  }
}
