export const loadWords = async () => {}

export default function Tab() {
  return null
}
