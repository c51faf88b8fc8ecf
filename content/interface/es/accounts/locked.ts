import type { LockedWords } from '../../en/accounts/locked.ts'

export const locked: LockedWords = {
  portal: {
    heading: 'Acceso al portal de clientes',
    text: 'Aquí los clientes ven cómo van sus proyectos: hitos, presupuesto, documentos y quién trabaja en ellos.',
  },
  account: {
    heading: 'Su cuenta',
    text: 'Aquí puede cambiar su contraseña, ver dónde tiene la sesión abierta y descargar o eliminar sus datos.',
  },
  admin: { heading: 'Administración', text: 'Solo puede entrar quien gestiona este sitio.' },
  refused:
    'Ha iniciado sesión, pero esta cuenta no tiene acceso a la administración. Entre con otra o continúe con sus proyectos.',
  toPortal: 'Ir al portal de clientes',
  login: 'Iniciar sesión para continuar',
}
