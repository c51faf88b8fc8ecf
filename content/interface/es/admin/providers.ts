import type { DeskProvidersWords } from '../../en/admin/providers.ts'

export const adminProviders: DeskProvidersWords = {
  heading: 'Proveedores de IA',
  active: '{{active}}/3 proveedores activos',
  connected: 'Conectado',
  disconnected: 'Sin conexión',
  roles: {
    openai: 'Conversación y selección de personal',
    anthropic: 'Análisis técnico',
    gemini: 'Trabajo creativo',
  },
  states: {
    'not-configured': 'Sin configurar: el entorno no tiene ninguna clave para él.',
    untried: 'Configurado. Aún no consta ninguna llamada; solo una prueba dirá si funciona.',
    working: 'Su última llamada ({{at}}) recibió respuesta.',
    failing: 'Configurado, pero su última llamada ({{at}}) falló: {{fault}}.',
  },
  faults: {
    'key-refused': 'no acepta la clave',
    'model-unknown': 'no conoce el modelo o la dirección',
    limited: 'no admite más llamadas por ahora',
    refused: 'rechazó la llamada',
    unreachable: 'no se pudo establecer conexión',
    late: 'tardó demasiado',
    empty: 'respondió sin texto',
    broken: 'su respuesta se interrumpió o no se pudo leer',
    status: ' (estado {{status}})',
  },
  figures: {
    model: 'Modelo',
    calls: 'Llamadas hoy',
    failures: 'Fallidas',
    median: 'Tiempo mediano',
    cost: 'Coste estimado',
    rests: 'En pausa hasta',
    none: 'aún ninguna',
    unknownCost: 'tokens o precio desconocidos',
    costWithout: '{{cost}}; desconocido en {{calls}} de las llamadas',
  },
  budget: {
    heading: 'Presupuesto',
    left: 'Hoy quedan {{left}} de {{perDay}} llamadas. El día empezó con la primera llamada ({{began}}) y termina el {{ends}}.',
    unused: 'Quedan las {{perDay}} llamadas del día. El día empieza con la primera llamada.',
    off: 'El presupuesto es 0: ninguna pregunta de un visitante se envía a un proveedor.',
    prices:
      'Las cifras corresponden a este día y a todas las instancias del sitio juntas. Los costes se estiman con los tokens que comunican los proveedores, a precios de lista del {{date}}.',
  },
  test: {
    heading: 'Prueba',
    message: 'Mensaje de prueba',
    default: '¿Qué es lo que mejor sabe hacer {{owner}}?',
    hint: 'Se pregunta una vez a cada proveedor configurado. Usted ve su respuesta antes de que el sitio la contraste con sus datos. Una prueba cuenta en el presupuesto, pero se hace aunque esté agotado.',
    button: 'Probar todos los proveedores',
    busy: 'Probando…',
    results: 'Resultados',
    nobody:
      'No hay ningún proveedor configurado, así que no se preguntó a nadie. Los visitantes reciben respuestas a partir de los datos del sitio.',
    local: 'La respuesta que recibe un visitante',
    errorLine: 'Error al probar los proveedores: {{reason}}',
    errorOf: 'Error al probar {{provider}}: {{reason}}',
    failedTitle: 'La prueba de proveedores falló',
    failed: 'No se pudieron probar los proveedores',
  },
  routing: {
    heading: 'A quién se pregunta qué',
    goesTo: '{{tasks}}: primero {{provider}}',
    tasks: {
      openai: 'Conversación y selección de personal',
      anthropic: 'Preguntas técnicas',
      gemini: 'Peticiones creativas',
    },
    fallback:
      'Si el primero falla, se pregunta a los demás por turno. Si ninguno puede responder o el presupuesto está agotado, el visitante recibe la respuesta local, a partir de los datos del sitio.',
    rest: 'Tras cinco fallos seguidos se deja a un proveedor en pausa durante un minuto. Cada instancia del sitio lleva su propia cuenta; las tarjetas muestran la de la instancia que respondió.',
  },
}
