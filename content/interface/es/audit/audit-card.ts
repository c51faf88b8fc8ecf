// The result of measuring a website: its card in the chat, and the page of its report. {{…}} is filled in.
import type { AuditCardMessages } from '../../en/audit/audit-card.ts'

export const auditCard: AuditCardMessages = {
  heading: 'Medición del sitio web',
  score: '{{score}} de 100, {{rating}}',
  estimate: 'Estimado sin navegador',
  goal: 'Con optimización suelen alcanzarse 90 puntos o más.',
  ownScore: 'Este sitio: {{score}}',
  vitals: 'Valores medidos',
  ownValue: 'este sitio: {{value}}',
  fixes: 'Lo que más aporta',
  gain: 'Mejora estimada: {{gain}}',
  noFixes: 'No destaca nada que merezca la pena cambiar.',
  bytes: 'Transferido',
  requests: 'Peticiones',
  kind: 'Medido por',
  age: 'Medido',
  now: 'ahora mismo',
  partial: 'La página tiene más de lo que aquí se ha contado.',
  notMeasured: 'Sin medir: {{list}}.',
  field:
    'El INP solo se ve cuando alguien toca y escribe de verdad; hasta entonces lo representa el TBT. Los navegadores ya no informan de su antecesor, el FID.',
  light: 'Hace falta un navegador para saber cuándo el contenido aparece, se mueve o se bloquea.',
  screenshot: 'La página tal como la muestra un teléfono',
  kinds: {
    browser: 'un navegador en este servidor',
    pagespeed: 'Google PageSpeed Insights',
    light: 'descarga, sin navegador',
  },
  page: {
    until: 'Este enlace funciona hasta el {{date}}.',
    copy: 'Copiar enlace',
    copied: 'Enlace copiado',
    pdf: 'Guardar como PDF',
    talk: 'Hablarlo con {{assistant}}',
    contact: 'Escribir a {{owner}}',
    missing: 'Informe no encontrado',
    missingText:
      'Los informes se guardan {{days}} días. Este ha caducado o la dirección tiene una errata. En el chat puede medir de nuevo el sitio web.',
    chat: 'Ir al chat',
    noScript: 'Este informe necesita JavaScript',
    noScriptText:
      'Su navegador lo compone a partir de las mediciones. Permita JavaScript en este sitio o abra el enlace en otro navegador.',
  },
}
