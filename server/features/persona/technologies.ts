/** Detects products behind websites. The signatures are our own. */
import type { Tag } from '#server/integrations/html.ts'

interface Signature {
  name: string
  /** A response header, by its lower-case name. */
  header?: [name: string, pattern: RegExp]
  /** What `<meta name="generator">` says. */
  generator?: RegExp
  /** The address of a script, style, image or preload. */
  file?: RegExp
  /** The name of an attribute or id that the product adds to pages. */
  mark?: RegExp
}

const signatures: Signature[] = [
  { name: 'WordPress', generator: /^WordPress/i, file: /\/wp-(?:content|includes)\// },
  { name: 'WooCommerce', generator: /^WooCommerce/i, file: /\/plugins\/woocommerce\// },
  { name: 'Drupal', generator: /^Drupal/i, header: ['x-generator', /^Drupal/i], file: /\/sites\/(?:default|all)\// },
  { name: 'Joomla', generator: /^Joomla/i, file: /\/media\/jui\// },
  { name: 'TYPO3', generator: /^TYPO3/i, file: /\/(?:typo3temp|typo3conf)\// },
  { name: 'Adobe Experience Manager', file: /\/etc\.clientlibs\/|\/etc\/designs\// },
  { name: 'Sitecore', header: ['set-cookie', /SC_ANALYTICS_GLOBAL_COOKIE/], file: /\/-\/(?:media|jssmedia)\// },
  { name: 'Contentful', file: /\/\/(?:images|assets)\.ctfassets\.net\// },
  { name: 'Ghost', generator: /^Ghost/i },
  { name: 'Webflow', generator: /^Webflow/i, mark: /^data-wf-(?:site|page)$/ },
  { name: 'Wix', generator: /^Wix/i, file: /\/\/static\.(?:wixstatic|parastorage)\.com\// },
  { name: 'Squarespace', generator: /^Squarespace/i, file: /\/\/static1?\.squarespace\.com\// },
  {
    name: 'HubSpot',
    generator: /^HubSpot/i,
    file: /\/\/(?:js|forms)\.(?:hs-scripts|hsforms|hs-analytics)\.(?:com|net)\//,
  },
  { name: 'Shopify', header: ['x-shopid', /./], file: /\/\/cdn\.shopify\.com\// },
  { name: 'Magento', file: /\/static\/version\d+\/frontend\// },
  { name: 'Salesforce Commerce Cloud', file: /\/on\/demandware\.static\// },
  { name: 'SAP Commerce', header: ['set-cookie', /acceleratorSecureGUID/], file: /\/_ui\/(?:responsive|shared)\// },
  { name: 'Shopware', generator: /^Shopware/i, header: ['sw-context-token', /./] },
  { name: 'Next.js', header: ['x-powered-by', /Next\.js/], file: /\/_next\/static\// },
  { name: 'Nuxt', file: /\/_nuxt\//, mark: /^__nuxt$/ },
  { name: 'Gatsby', generator: /^Gatsby/i, mark: /^___gatsby$/ },
  { name: 'Astro', generator: /^Astro/i, file: /\/_astro\// },
  { name: 'SvelteKit', file: /\/_app\/immutable\// },
  { name: 'Angular', mark: /^ng-version$/ },
  { name: 'React', mark: /^data-reactroot$/, file: /\/react(?:-dom)?(?:[.@-][\w.]*)?(?:\.production)?(?:\.min)?\.js/ },
  { name: 'Vue', mark: /^data-v-app$|^data-v-[0-9a-f]{7,8}$/, file: /\/vue(?:@[\w.]+|[.-][\w.]*)?(?:\.min)?\.js/ },
  { name: 'jQuery', file: /\/jquery(?:[.-]\d[\w.]*)?(?:\.min)?\.js/ },
  { name: 'Bootstrap', file: /\/bootstrap(?:[.@-][\w.]*)?(?:\.bundle)?(?:\.min)?\.(?:css|js)/ },
  { name: 'Laravel', header: ['set-cookie', /\blaravel_session=/] },
  { name: 'Ruby on Rails', header: ['x-powered-by', /Phusion Passenger/], mark: /^data-turbo-track$/ },
  { name: 'Django', header: ['set-cookie', /\bcsrftoken=/] },
  { name: 'ASP.NET', header: ['x-powered-by', /ASP\.NET/] },
  { name: 'PHP', header: ['x-powered-by', /^PHP\b/] },
  { name: 'Express', header: ['x-powered-by', /^Express$/] },
  { name: 'nginx', header: ['server', /^nginx/i] },
  { name: 'Apache', header: ['server', /^Apache\b/i] },
  { name: 'IIS', header: ['server', /^Microsoft-IIS/i] },
  { name: 'Cloudflare', header: ['server', /^cloudflare/i] },
  { name: 'Fastly', header: ['x-served-by', /^cache-/i] },
  { name: 'Akamai', header: ['server', /^AkamaiGHost/i] },
  { name: 'Vercel', header: ['x-vercel-id', /./] },
  { name: 'Netlify', header: ['x-nf-request-id', /./] },
  { name: 'AWS', header: ['x-amz-cf-id', /./], file: /\.(?:cloudfront\.net|s3[\w.-]*\.amazonaws\.com)\// },
  { name: 'Azure', header: ['x-azure-ref', /./], file: /\.(?:azureedge\.net|blob\.core\.windows\.net)\// },
  { name: 'Google Cloud', header: ['via', /\b1\.1 google\b/], file: /\/\/storage\.googleapis\.com\// },
  { name: 'Google Analytics', file: /\/\/www\.(?:googletagmanager\.com\/gtag|google-analytics\.com)\// },
  { name: 'Google Tag Manager', file: /\/\/www\.googletagmanager\.com\/gtm\.js/ },
  { name: 'Matomo', file: /\/(?:matomo|piwik)\.js/ },
]

/** Limits: longer or further values are ignored. */
const TEXT_MAX = 500
const TRACES_MAX = 5000

/** @returns their names, in the order of the list. */
export function detectTechnologies(headers: Record<string, string>, tags: Tag[]): string[] {
  const generators: string[] = []
  const files: string[] = []
  const marks = new Set<string>()
  for (const { name, attributes } of tags) {
    if (files.length + marks.size > TRACES_MAX) break
    const { src, href, content, id } = attributes
    if (name === 'meta' && attributes.name?.toLowerCase() === 'generator' && content) generators.push(cut(content))
    // Link targets say nothing about the page itself.
    if (src) files.push(cut(src))
    if (href && name === 'link') files.push(cut(href))
    if (id) marks.add(cut(id))
    for (const attribute of Object.keys(attributes)) marks.add(cut(attribute))
  }
  const names = [...marks]
  return signatures
    .filter(
      ({ header, generator, file, mark }) =>
        header?.[1].test(cut(headers[header[0]] ?? '')) ||
        (generator && generators.some((text) => generator.test(text))) ||
        (file && files.some((address) => file.test(address))) ||
        (mark && names.some((text) => mark.test(text))),
    )
    .map(({ name }) => name)
}

const cut = (text: string): string => text.slice(0, TEXT_MAX)
