/** How a text names a unit of time right after its number, in any language of the site. */
import type { WalkUnit } from '#contract/content/kinds.ts'

export const timeUnits: Record<WalkUnit, RegExp> = {
  ms: /^\s?(?:ms\b|milli|milis|毫秒|ミリ秒)/i,
  s: /^\s?(?:s\b|sec|sek|seg|秒)/i,
  min: /^\s?(?:min|分)/i,
  h: /^\s?(?:h\b|hour|stunde|std|heure|hora|小时|時間)/i,
  days: /^\s?(?:days?\b|tage?\b|jours?\b|d[ií]as?\b|天|日)/i,
}
