// The result of measuring a website: its card in the chat, and the page of its report. {{…}} is filled in.
export const auditCard = {
  heading: 'Website measurement',
  score: '{{score}} out of 100, {{rating}}',
  estimate: 'Estimated without a browser',
  goal: 'Optimisation typically achieves 90 or more.',
  ownScore: 'This site: {{score}}',
  vitals: 'Measured values',
  ownValue: 'this site: {{value}}',
  fixes: 'What to change first',
  gain: 'Estimated gain: {{gain}}',
  noFixes: 'Nothing stands out as worth changing.',
  bytes: 'Transferred',
  requests: 'Requests',
  kind: 'Measured by',
  age: 'Measured',
  now: 'just now',
  partial: 'The page contains more than was counted here.',
  notMeasured: 'Not measured: {{list}}.',
  field:
    'INP shows only when people really tap and type; until then TBT stands in for it. FID, its predecessor, is no longer reported by browsers.',
  light: 'It takes a browser to tell when content appears, moves or blocks.',
  screenshot: 'The page as a phone shows it',
  kinds: {
    browser: 'a browser on this server',
    pagespeed: 'Google PageSpeed Insights',
    light: 'fetching, without a browser',
  },
  page: {
    until: 'This link works until {{date}}.',
    copy: 'Copy link',
    copied: 'Link copied',
    pdf: 'Save as PDF',
    talk: 'Talk about it with {{assistant}}',
    contact: 'Write to {{owner}}',
    missing: 'Report not found',
    missingText:
      'Reports are kept for {{days}} days. This one has expired, or the address is mistyped. You can have the website measured again in the chat.',
    chat: 'Go to the chat',
    noScript: 'This report needs JavaScript',
    noScriptText:
      'Your browser puts it together from what was measured. Please allow JavaScript for this site, or open the link in another browser.',
  },
}

export type AuditCardMessages = typeof auditCard
