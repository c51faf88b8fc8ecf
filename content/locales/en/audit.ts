// What the measurement of a website says. {{…}} is filled in.
import type { AuditKind, FixId, Rating, VitalId } from '../../../contract/performance.ts'

export const audit = {
  message: 'The website has been measured.',
  /** By the score's rating; with a browser and, where there was none, by fetching. */
  summary: {
    good: '{{host}} scores {{score}} out of 100 on a simulated phone: a fast page. Its main content is there after {{lcp}}.',
    'needs-improvement':
      '{{host}} scores {{score}} out of 100 on a simulated phone: usable, with room to be faster. Its main content is there after {{lcp}}.',
    poor: '{{host}} scores {{score}} out of 100 on a simulated phone: slow enough to be noticed. Its main content is there after {{lcp}}.',
  },
  lightSummary: {
    good: '{{host}} is estimated at {{score}} out of 100, without a browser: a light page, well delivered. The server answers after {{ttfb}}.',
    'needs-improvement':
      '{{host}} is estimated at {{score}} out of 100, without a browser: what it delivers could be lighter. The server answers after {{ttfb}}.',
    poor: '{{host}} is estimated at {{score}} out of 100, without a browser: it delivers too much, or too late. The server answers after {{ttfb}}.',
  },
  /** What it means for those who run the site; no figures that nobody measured. */
  impact: {
    waiting:
      'Visitors on a phone wait {{lcp}} for what they came for. Some of those who are only passing by will leave before it is there, and search engines count loading speed among their signals.',
    blocked:
      'While it loads, the page does not react for {{tbt}} altogether. Whoever taps or types in that time thinks that it is broken.',
    moving:
      'Content moves while the page loads. People lose their line or press what they did not mean to press, which costs trust just before a decision.',
    none: 'Speed does not stand in the way here: visitors see and use the page without a noticeable wait. Time is better spent on the content.',
    light:
      'What has to be transferred makes visitors on a phone wait. How long they really do, only a measurement with a browser can tell.',
    lightNone:
      'Nothing in the delivery stands in the way. Whether scripts slow the page down, only a browser can tell.',
  },
  /** How far to trust the figures. */
  note: {
    browser:
      'One run on a simulated phone. Test pages that never change differed by up to {{points}} points from run to run on such a server; advertising, changing content, the network and other work of the server make it more.',
    pagespeed:
      'One run by Google’s PageSpeed Insights on a simulated phone. Runs of the same page differ by some points, with advertising and other changing content by more; run it again before you draw conclusions.',
    light:
      'Measured by fetching because no browser could do it: when content appears, moves or blocks is not known, and the score is an estimate from weight and delivery. The answer time changes with the network from run to run.',
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
      text: 'The server takes long to begin its answer. Cache the finished page, or find the query that it waits for.',
    },
    redirects: {
      title: 'Drop the redirects',
      text: 'Each one costs a round trip before anything loads. Link to the final address.',
    },
    compression: {
      title: 'Compress text',
      text: 'HTML, styles and scripts are sent as they are. Turn on Brotli or gzip at the server.',
    },
    'render-blocking': {
      title: 'Let the page paint first',
      text: 'Styles and scripts in the head hold back the first picture. Put the few styles that are needed at once into the page, and defer the scripts.',
    },
    images: {
      title: 'Send lighter images',
      text: 'Send them in the size in which they are shown, as AVIF or WebP, and those further down only when they are reached.',
    },
    'image-dimensions': {
      title: 'Give images a size',
      text: 'Without width and height the text jumps when they arrive.',
    },
    'unused-code': {
      title: 'Send less code',
      text: 'Much of the scripts and styles is not used on this page. Split them by page, and minify what remains.',
    },
    'script-work': {
      title: 'Let scripts do less',
      text: 'Scripts keep the phone busy while it loads. Leave out what the first view does not need, third parties first.',
    },
    caching: {
      title: 'Let browsers keep files',
      text: 'Files that do not change are fetched again at each visit. Give them a name with their version, and a year to be kept.',
    },
    fonts: {
      title: 'Show text at once',
      text: 'Text is invisible until its font is there. Set font-display: swap, and preload the font of the headline.',
    },
    'dom-size': {
      title: 'Fewer elements',
      text: 'The page has very many elements, and each change makes the phone go through them. Draw long lists in parts.',
    },
    'page-weight': {
      title: 'Less on one page',
      text: 'All together the page is heavy. Look at the largest files first.',
    },
  } satisfies Record<FixId, { title: string; text: string }>,
  /** On paper. */
  report: {
    title: 'Website speed: {{host}}',
    score: '{{score}} of 100: {{rating}}',
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
    partial: 'The page has more than was counted.',
    notMeasured: 'Not measured',
    fixes: 'What to change first',
    nothing: 'Nothing was found that would be worth a change.',
    impact: 'What it means',
    own: 'For comparison: {{site}}',
    note: 'How far to trust the figures',
    colophon: 'Measured on {{date}} by {{site}}.',
  },
}
