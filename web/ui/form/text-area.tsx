import type { ComponentProps } from 'react'

/** A text of several lines. */
export const TextArea = (props: ComponentProps<'textarea'>) => <textarea rows={4} className="field" {...props} />
