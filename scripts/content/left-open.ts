interface Period {
  start?: string | undefined
  end?: string | undefined
  /** It says so itself. */
  goesOn?: boolean
}

const isYear = (date: string) => date.length === 4

/**
 * Jobs without an end that have probably ended: one that began later has ended, or only their year is known and another began in a
 * later year. Many résumés leave out the end of a short job, and it would be shown as going on.
 */
export function leftOpen<Job extends Period>(jobs: readonly Job[]): Job[] {
  return jobs.filter(
    ({ start, end, goesOn }) =>
      start &&
      !end &&
      !goesOn &&
      jobs.some(
        (other) =>
          other.start &&
          ((other.end && other.start > start) || (isYear(start) && other.start.slice(0, start.length) > start)),
      ),
  )
}
