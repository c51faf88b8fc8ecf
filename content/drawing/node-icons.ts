/** Small pictures of kinds of parts, as the data of SVG paths on a field of 12 by 12. */
import type { NodeType } from '#contract/content/kinds.ts'

export const nodeIcons: Record<NodeType, string> = {
  service: 'M6 1l4.3 2.5v5L6 11 1.7 8.5v-5zM1.7 3.5L6 6l4.3-2.5M6 6v5',
  database: 'M2 3c0-2.3 8-2.3 8 0v6c0 2.3-8 2.3-8 0zM2 3c0 2.3 8 2.3 8 0M2 6c0 2.3 8 2.3 8 0',
  queue: 'M1 3h3v6H1zM5.5 3h1.6v6H5.5zM8.6 3h2.4v6H8.6z',
  gateway: 'M1 6h7M5.5 3.3L8.2 6 5.5 8.7M10.5 1.5v9',
  storage: 'M1.5 2h9v3h-9zM2.5 5v5.5h7V5M4.8 7.3h2.4',
  compute: 'M3 3h6v6H3zM4.5 1v2M7.5 1v2M4.5 9v2M7.5 9v2M1 4.5h2M1 7.5h2M9 4.5h2M9 7.5h2',
  ai: 'M6 .8l1.4 3.8L11.2 6 7.4 7.4 6 11.2 4.6 7.4.8 6l3.8-1.4z',
  security: 'M6 .8l4.4 1.7v3.3c0 2.7-1.8 4.5-4.4 5.4-2.6-.9-4.4-2.7-4.4-5.4V2.5zM4 6l1.5 1.5L8.2 4.7',
}
