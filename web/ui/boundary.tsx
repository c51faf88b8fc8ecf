/** Keeps a fault in one part of the page from taking the rest with it. */
import { Component, type ReactNode } from 'react'

interface Props {
  /** What stands in for the part. */
  instead: ReactNode
  children: ReactNode
}

export class Boundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }
  static getDerivedStateFromError() {
    return { failed: true }
  }
  override render() {
    return this.state.failed ? this.props.instead : this.props.children
  }
}
