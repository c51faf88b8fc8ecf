/** Addresses of Google Analytics, for the page and for its policy. */

/** The name of the `<meta>` whose content is the measurement ID; only present if one is configured. */
export const GA_TAG = 'ga-measurement-id'

export const GA_SCRIPT = 'https://www.googletagmanager.com/gtag/js'

/** developers.google.com/tag-platform/security/guides/csp, section "Google Analytics 4". */
export const gaSources = {
  script: ['https://*.googletagmanager.com'],
  img: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  connect: ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com'],
}
