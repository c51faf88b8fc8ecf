/** Tables of measurements and counts. */

import type { DropReason } from '#contract/admin/dropped-sentences.ts'
import type { CallKind, ProviderError, ProviderName } from '#contract/admin/provider-names.ts'
import type { DeviceClass, ServedEvent } from '#contract/analytics/visit-events.ts'
import type { Language } from '#contract/language.ts'

export interface MeasuredTables {
  audits: {
    id: string
    /** The normalized address. */
    url: string
    kind: string
    /** 1: this site's own page, measured for comparison. */
    is_own: 0 | 1
    measured_at: number
    /** JSON; its shape belongs to the store. */
    measurement: string
  }
  field_vitals: {
    /** The start of the day, in UTC. */
    day: number
    path: string
    navigation: string
    connection: string
    vital: string
    rating: 'good' | 'needs-improvement' | 'poor'
    /** Milliseconds, or thousandths of a layout shift; rounded to two digits. */
    value: number
    count: number
  }
  visit_salts: {
    /** The start of the day, in UTC. */
    day: number
    salt: string
  }
  visits: {
    id: string
    /** The start of the quarter of an hour; days of every time zone begin at one. */
    quarter: number
    /** The day's visitor hash; null after the day. */
    mark: string | null
    /** Time of the visit's last report; null after the day. */
    last_at: number | null
    /** 1: the visitor's first visit of the day. */
    is_first: 0 | 1
    views: number
    language: Language
    source: string
    device: DeviceClass
    /** Percent: the farthest milestone on any page. */
    depth: number
    seconds: number
    interactions: number
    /** Seconds in the sections of the home page. */
    hero: number
    about: number
    experience: number
    projects: number
    contact: number
    chat_opened: 0 | 1
    question_asked: 0 | 1
    resume_opened: 0 | 1
    resume_downloaded: 0 | 1
    contact_opened: 0 | 1
    contact_sent: 0 | 1
    audit_excellent: 0 | 1
    audit_moderate: 0 | 1
    audit_needs_improvement: 0 | 1
  }
  page_views: {
    quarter: number
    path: string
    count: number
  }
  served_deeds: {
    quarter: number
    deed: ServedEvent
    count: number
  }
  dropped_sentences: {
    id: string
    /** The answer that it was left out of; null if an earlier version has kept it. */
    turn: string | null
    at: number
    language: string
    sentence: string
    /** JSON: the ids of the facts that it cited. */
    facts: string
    reason: DropReason
    /** 1: the owner says so. */
    was_true: 0 | 1
  }
  provider_calls: {
    id: string
    provider: ProviderName
    /** The provider's name of the model. */
    model: string
    began_at: number
    ms: number
    /** `left`: the visitor cancelled it. */
    outcome: 'answered' | 'failed' | 'left'
    fault: ProviderError | null
    /** The HTTP status, if that was the error. */
    status: number | null
    /** Null if the provider did not report it. */
    input_tokens: number | null
    output_tokens: number | null
    kind: CallKind
    /** Until the first part of the answer; null if none came. */
    first_ms: number | null
    /** Of the input: read from what the provider had kept, and newly kept. */
    cached_tokens: number | null
    written_tokens: number | null
  }
  field_vitals_weeks: {
    /** The start of the week's Monday, in UTC. */
    start: number
    vital: string
    /** As in `field_vitals`. */
    value: number
    count: number
  }
  site_measurements: {
    id: string
    measured_at: number
    /** JSON; its shape belongs to the store. */
    findings: string
  }
}
