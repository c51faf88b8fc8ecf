/**
 * What draws the icons of lucide-react here, in place of its own (see `vite.config.ts`): the same SVG without class names
 * and options that nothing here uses, which every page would carry once per icon.
 */
import { createElement, type SVGProps } from 'react'

interface LucideIconData {
  node: [tag: string, attributes: Record<string, string>][]
}

interface Props extends SVGProps<SVGSVGElement> {
  /** Pixels on each side; 24 unless told. */
  size?: number
}

export default function createLucideIcon({ node }: LucideIconData) {
  return ({ size = 24, className, ...rest }: Props) =>
    createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        'aria-hidden': true,
        ...rest,
        // Its strokes are said once, in the stylesheet.
        className: className ? `icon ${className}` : 'icon',
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
    )
}
