// The control of the moving background.
export const ambience = {
  pause: 'Pause motion',
  resume: 'Resume motion',
}

export type AmbienceWords = typeof ambience
