/** What the visitor asked for on the full page but what happens on the home page: the panel there takes it over. */
import { type ActionMarker, actionMarkers } from '#contract/chat/markers.ts'
import { tabStorage } from '#web/platform/storage.ts'

const KEY = 'chat-pending-action'

export const savePendingAction = (action: ActionMarker) => tabStorage.write(KEY, action)

/** The action that was left, once. */
export function takePendingAction(): ActionMarker | undefined {
  const left = tabStorage.read(KEY)
  tabStorage.remove(KEY)
  return actionMarkers.find((action) => action === left)
}
