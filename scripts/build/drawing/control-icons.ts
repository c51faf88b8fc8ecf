/** Small pictures of controls. */
import { element, type Markup } from './markup.ts'

/** As the data of SVG paths on a field of 12 by 12. */
const controlIcons = {
  previous: 'M8 2L4 6l4 4',
  next: 'M4 2l4 4-4 4',
  play: 'M3.5 2l6 4-6 4z',
  pause: 'M4 2.5v7M8 2.5v7',
  close: 'M2.5 2.5l7 7M9.5 2.5l-7 7',
  save: 'M6 1.5v6M3.3 4.8L6 7.5l2.7-2.7M1.5 10.5h9',
  full: 'M1.5 4.5v-3h3M7.5 1.5h3v3M10.5 7.5v3h-3M4.5 10.5h-3v-3',
  open: 'M2 4l4 4 4-4',
}

export const icon = (name: keyof typeof controlIcons): Markup =>
  element(
    'svg',
    { viewBox: '0 0 12 12', class: 'control-icon', 'aria-hidden': 'true' },
    element('path', { d: controlIcons[name] }),
  )
