/** What a toast says; one is shown at a time. */
export interface ToastMessage {
  title: string
  text: string
  kind: 'success' | 'destructive'
}
