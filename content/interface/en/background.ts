// The control of the moving background.
export const background = {
  pause: 'Pause motion',
  resume: 'Resume motion',
}

export type BackgroundMessages = typeof background
