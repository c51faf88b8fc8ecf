import type { DeskWords } from '../en/desk.ts'

export const desk: DeskWords = {
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
}
