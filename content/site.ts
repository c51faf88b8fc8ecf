// Facts about the site itself. Set `sample` to false once the facts in this folder are your own.
import type { SiteData } from '../contract/content-source.ts'

export const site: SiteData = {
  sample: true,
  year: 2025,
  version: 'v2.1.0',
}
