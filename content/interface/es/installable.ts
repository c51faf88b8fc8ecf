import type { InstallableWords } from '../en/installable.ts'

export const installable: InstallableWords = {
  close: 'Cerrar',
  update: {
    heading: 'Nueva versión disponible',
    text: 'Se carga enseguida. Lo que haya escrito se conserva.',
    now: 'Actualizar ahora',
    updating: 'Actualizando…',
  },
  install: {
    heading: 'Instalar la aplicación',
    text: 'Este sitio en su pantalla de inicio: se abre en su propia ventana, y lo que haya leído se abre también sin conexión.',
    install: 'Instalar',
    instructions: 'Instrucciones',
    steps: {
      share: 'Toque el botón Compartir en Safari',
      add: 'Desplácese hacia abajo y toque «Añadir a pantalla de inicio»',
      confirm: 'Toque «Añadir» para confirmar',
    },
  },
  offline: {
    heading: 'Está sin conexión',
    limited: 'Algunas funciones pueden estar limitadas.',
    limitedSince: 'Algunas funciones pueden estar limitadas. Última conexión: {{when}}',
    cached: 'El contenido guardado sigue disponible.',
    reload: 'Recargar',
  },
  restored: {
    heading: 'Conexión restablecida',
    text: 'Todas las funciones vuelven a estar disponibles.',
  },
  ago: {
    now: 'ahora mismo',
    minutes_one: 'hace {{count}} minuto',
    minutes_other: 'hace {{count}} minutos',
    hours_one: 'hace {{count}} hora',
    hours_other: 'hace {{count}} horas',
  },
}
