// The measured values of a page, their ratings, and the card that shows this page's own.
import type { Rating, VitalId } from '#contract/ratings.ts'

export const vitals = {
  names: {
    fcp: 'First Contentful Paint',
    lcp: 'Largest Contentful Paint',
    cls: 'Cumulative Layout Shift',
    fid: 'First Input Delay',
    inp: 'Interaction to Next Paint',
    tbt: 'Total Blocking Time',
    ttfb: 'Time to First Byte',
    'speed-index': 'Speed Index',
  } satisfies Record<VitalId, string>,
  ratings: {
    good: 'good',
    'needs-improvement': 'needs improvement',
    poor: 'poor',
  } satisfies Record<Rating, string>,
  own: {
    heading: 'This page, measured here',
    load: 'Load time',
    connection: 'Connection',
    unknown: 'not reported',
    waiting: 'not yet',
    show: 'Show the figures of this page',
    hide: 'Hide the figures of this page',
    close: 'Close the figures of this page',
  },
}

export type VitalMessages = typeof vitals
