/** Some browsers read the file only when the visitor has chosen where to put it. */
const KEEP_MS = 60_000

/** Hands a file to the browser, which saves it under this name or asks where. */
export function saveFile(name: string, file: Blob): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  window.setTimeout(() => URL.revokeObjectURL(link.href), KEEP_MS)
}
