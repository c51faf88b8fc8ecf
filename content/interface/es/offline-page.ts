import type { OfflinePageMessages } from '../en/offline-page.ts'

export const offlinePage: OfflinePageMessages = {
  title: 'Sin conexión – {{name}}',
  heading: 'Está sin conexión',
  text: 'Esta página no está guardada en este dispositivo, así que necesita conexión. Se cargará sola en cuanto la haya.',
  kept: 'Estas páginas puede leerlas ahora:',
  retry: 'Reintentar',
}
