/** Short vibrations as an answer to a touch, on devices that have them. */

/** Milliseconds. */
const durations = { subtle: 10, light: 10, medium: 20, strong: 30, heavy: 50 }

export function vibrate(strength: keyof typeof durations): void {
  // Browsers refuse, and complain in the console, before the visitor has touched the page.
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(durations[strength])
}
