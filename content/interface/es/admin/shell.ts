import type { AdminShellMessages } from '../../en/admin/shell.ts'

export const adminShell: AdminShellMessages = {
  heading: 'Administración',
  tabs: {
    label: 'Secciones',
    withCount: '{{name}} ({{count}})',
    providers: 'Proveedores de IA',
    seo: 'SEO',
    analytics: 'Analítica',
    users: 'Usuarios',
    inbox: 'Bandeja de entrada',
    clients: 'Clientes',
    running: 'Estado',
    log: 'Registro',
  },
  mail: {
    kept: 'No hay servidor de correo configurado: los correos se guardan como archivos y no llegan a nadie.',
    look: 'Ver el estado del sitio',
  },
  ended: {
    title: 'Su sesión ha terminado.',
    text: 'Inicie sesión y volverá a este punto. Las respuestas, los datos y los mensajes empezados se conservan.',
    signIn: 'Iniciar sesión',
  },
}
