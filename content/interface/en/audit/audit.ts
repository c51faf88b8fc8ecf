// What the measurement of a website says. {{…}} is filled in.
import type { Translated } from '#content/translate.ts'

import type { AuditKind, FixId } from '#contract/audit/audit.ts'
import type { Rating, VitalId } from '#contract/ratings.ts'

export const audit = {
  message: 'The website has been measured.',
  /** By the score's rating, and where the main content keeps everybody waiting; with a browser and, where there was none, by fetching. */
  summary: {
    good: '{{page}} scores {{score}} out of 100 on a simulated phone: a fast page. Its main content appears after {{lcp}}.',
    'needs-improvement':
      '{{page}} scores {{score}} out of 100 on a simulated phone: usable, with room to be faster. Its main content appears after {{lcp}}.',
    poor: '{{page}} scores {{score}} out of 100 on a simulated phone: slow enough to be noticed. Its main content appears after {{lcp}}.',
    'far-too-slow':
      '{{page}} scores {{score}} out of 100 on a simulated phone: far too slow. Its main content appears only after {{lcp}}.',
  },
  lightSummary: {
    good: '{{page}} is estimated at {{score}} out of 100, without a browser: a light page, well delivered. The server answers after {{ttfb}}.',
    'needs-improvement':
      '{{page}} is estimated at {{score}} out of 100, without a browser: what it delivers could be lighter. The server answers after {{ttfb}}.',
    poor: '{{page}} is estimated at {{score}} out of 100, without a browser: it delivers too much, or too late. The server answers after {{ttfb}}.',
  },
  /** What it means for those who run the site; no figures that nobody measured. */
  impact: {
    waiting:
      'Visitors on a phone wait {{lcp}} for what they came for. Some of those who are only passing by will leave before it appears, and search engines count loading speed among their signals.',
    blocked:
      'While it loads, the page does not respond for {{tbt}} in total. Anyone who taps or types in that time will think it is broken.',
    moving:
      'Content moves while the page loads. People lose their place or press something they did not mean to, which costs trust just before a decision.',
    none: 'Speed does not stand in the way here: visitors see and use the page without a noticeable wait. Time is better spent on the content.',
    light:
      'What has to be transferred makes visitors on a phone wait. Only a measurement with a browser can tell how long they really wait.',
    lightNone: 'Nothing in the delivery stands in the way. Only a browser can tell whether scripts slow the page down.',
  },
  /** How far to trust the figures. */
  note: {
    browser:
      'One run on a simulated phone. Test pages that never change differed by up to {{points}} points from run to run on such a server; advertising, changing content, the network and other work on the server add to that.',
    pagespeed:
      'One run by Google’s PageSpeed Insights on a simulated phone. Runs of the same page differ by a few points, and by more with advertising and other changing content; run it again before you draw conclusions.',
    light:
      'Measured by fetching, because no browser could do it: it is not known when content appears, moves or blocks, and the score is an estimate from weight and delivery. The response time varies with the network from run to run.',
  },
  recommendation: '{{title}}: {{text}}',
  recommendationWithGain: '{{title}}: {{text}} Estimated gain: {{gain}}.',
  gain: {
    time: 'about {{time}}',
    bytes: 'about {{bytes}} less to transfer',
    both: 'about {{time}}, {{bytes}} less to transfer',
  },
  fixes: {
    'server-response': {
      title: 'Answer sooner',
      text: 'The server takes a long time to begin its answer. Cache the finished page, or find the query it is waiting for.',
    },
    redirects: {
      title: 'Drop the redirects',
      text: 'Each one costs a round trip before anything loads. Link to the final address.',
    },
    compression: {
      title: 'Compress text',
      text: 'HTML, styles and scripts are sent uncompressed. Turn on Brotli or gzip on the server.',
    },
    'render-blocking': {
      title: 'Let the page paint first',
      text: 'Styles and scripts in the head hold up the first paint. Put the few styles that are needed straight away into the page itself, and defer the scripts.',
    },
    images: {
      title: 'Send lighter images',
      text: 'Send them at the size at which they are shown, as AVIF or WebP, and load those further down only when they are reached.',
    },
    'image-dimensions': {
      title: 'Give images a size',
      text: 'If they have no width and height, the text jumps when they arrive.',
    },
    'unused-code': {
      title: 'Send less code',
      text: 'Much of the code in scripts and styles is not used on this page. Split them by page, and minify what remains.',
    },
    'script-work': {
      title: 'Let scripts do less',
      text: 'Scripts keep the phone busy while the page loads. Leave out what the first view does not need, third-party scripts first.',
    },
    caching: {
      title: 'Let browsers keep files',
      text: 'Files that do not change are fetched again on each visit. Put a version in their names, and let them be kept for a year.',
    },
    fonts: {
      title: 'Show text at once',
      text: 'Text is invisible until its font arrives. Set font-display: swap, and preload the font of the headline.',
    },
    'dom-size': {
      title: 'Fewer elements',
      text: 'The page has a great many elements, and each change makes the phone go through them. Render long lists in parts.',
    },
    'page-weight': {
      title: 'Less on one page',
      text: 'Taken as a whole, the page is heavy. Look at the largest files first.',
    },
  } satisfies Record<FixId, { title: string; text: string }>,
  /** On paper. */
  report: {
    title: 'Website speed: {{host}}',
    score: '{{score}} out of 100: {{rating}}',
    kinds: {
      browser: 'Measured with a browser on a simulated phone',
      pagespeed: 'Measured by PageSpeed Insights on a simulated phone',
      light: 'Estimated without a browser',
    } satisfies Record<AuditKind, string>,
    vitals: {
      fcp: 'First content visible (FCP)',
      lcp: 'Main content visible (LCP)',
      cls: 'Layout shift (CLS)',
      fid: 'First input delay (FID)',
      inp: 'Reaction to input (INP)',
      tbt: 'Time the page is blocked (TBT)',
      ttfb: 'Server response (TTFB)',
      'speed-index': 'Speed index',
    } satisfies Record<VitalId, string>,
    ratings: {
      good: 'good',
      'needs-improvement': 'needs improvement',
      poor: 'poor',
    } satisfies Record<Rating, string>,
    link: 'This report online, until {{date}}',
    measured: 'What was measured',
    weight: 'Transferred',
    requests_one: '{{requests}} request',
    requests_other: '{{requests}} requests',
    partial: 'The page contains more than was counted.',
    notMeasured: 'Not measured',
    fixes: 'What to change first',
    nothing: 'Nothing stands out as worth changing.',
    impact: 'What it means',
    own: 'For comparison: {{site}}',
    note: 'How far to trust the figures',
    colophon: 'Measured on {{date}} by {{site}}.',
  },
}

export type AuditMessages = Translated<typeof audit>
