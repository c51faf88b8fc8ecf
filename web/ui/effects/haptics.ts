/** Short vibrations as an answer to a touch, on devices that have them. */

/** Milliseconds; of a pattern every second number is a pause. */
const patterns = { subtle: 10, light: 10, medium: 20, strong: 30, heavy: 50, selection: [5, 5] }

export function vibrate(strength: keyof typeof patterns): void {
  // Browsers refuse, and complain in the console, before the visitor has touched the page.
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(patterns[strength])
}
