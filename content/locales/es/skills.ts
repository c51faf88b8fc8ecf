// The owner's skills and their evidence, in Spanish. Replace with your own words; ids match content/skills.ts.
import type { SkillTexts } from '../../../contract/content-source.ts'

export const skills: SkillTexts = {
  'ai-machine-learning': {
    name: 'IA y machine learning',
    category: 'Inteligencia artificial',
    achievements: {
      'cite-sources': 'Llevé EPIC a un 96 % de citas correctas en muestras semanales',
      'route-models':
        'Desvié el 64 % de las preguntas a un modelo pequeño sin pérdida apreciable en la calidad valorada',
      'calibrate-scores':
        'Calibré las puntuaciones de fraude para que los umbrales respondan al coste y no a la intuición',
    },
    metrics: {
      'answer-cost': '57 % menos de coste por respuesta',
      'fraud-loss': '41 % menos de pérdidas por fraude',
      'first-word': 'Primera palabra en 0,8 s (p95)',
    },
    projects: {
      epic: 'Plataforma de IA EPIC: respuestas con citas para 6200 empleados',
      'fraud-detection': 'Sistema de detección de fraude: pagos con tarjeta evaluados al instante',
      'bearing-faults': 'Avisos de fallos de rodamientos para 1150 aerogeneradores',
    },
    experience:
      'Modelos en producción desde 2015, de los fallos de rodamientos al lenguaje. Empiezo por un conjunto de ' +
      'evaluación y el baseline más simple; un modelo mayor tiene que ganarse su latencia y su coste.',
  },
  'infrastructure-devops': {
    name: 'Infraestructura y DevOps',
    category: 'Ingeniería de plataforma',
    achievements: {
      'rehearse-rebuilds':
        'Ensayo dos veces al año la reconstrucción completa de EPIC desde Terraform; lleva 70 minutos',
      'reverse-canaries': 'Automaticé la reversión de los canary de modelos cuando suben los errores',
      'move-news-sites': 'Migré 23 sitios de noticias a AWS con 11 minutos de interrupción en total',
    },
    metrics: {
      'release-time': 'Publicar un modelo: de seis semanas a dos días',
      'training-cost': '34 % menos de coste de entrenamiento',
      deployments: 'De 1 despliegue por semana a 12 al día',
    },
    projects: {
      mlops: 'Transformación MLOps: un solo camino para 46 modelos',
      'news-migration': 'Migración de 23 sitios de noticias de racks a AWS',
    },
    experience:
      'Hago guardias desde 2011, y eso marca mi criterio: pocas piezas, responsables claros y restauraciones ' +
      'ensayadas. Kubernetes donde el equipo puede con él; donde no, un servicio gestionado.',
  },
  'programming-languages': {
    name: 'Lenguajes de programación',
    category: 'Ingeniería de software',
    achievements: {
      'write-model-router': 'Escribí en Go el router de modelos de EPIC; añade 6 ms a cada solicitud',
      'score-in-process': 'Ejecuté XGBoost dentro del servicio de decisión en Java y ahorré un salto de red de 8 ms',
      'make-calls-idempotent': 'Eliminé unas 40 reservas duplicadas al mes con llamadas de reserva idempotentes',
    },
    metrics: {
      'router-overhead': '6 ms añadidos por el router de modelos',
      'search-time': 'Búsqueda: de 4,2 s a 0,6 s (p95)',
      'years-of-code': 'Código en producción desde 2005',
    },
    projects: {
      epic: 'Plataforma de IA EPIC: respuestas en Python, enrutamiento en Go',
      'fraud-detection': 'Sistema de detección de fraude: servicio de decisión en Java',
    },
    experience:
      'Python para modelos y datos, Go para servicios que deben seguir siendo pequeños, TypeScript para el navegador ' +
      'y Java donde el equipo ya lo usa. Reviso código cada semana y escribo primero las partes con más riesgo.',
  },
  'data-science': {
    name: 'Ciencia de datos',
    category: 'Datos',
    achievements: {
      'find-drift': 'Reduje de 11 días a cuatro horas el tiempo para detectar un modelo degradado',
      'measure-experiments':
        'Demostré con una prueba A/B que una página de resultados más rápida elevaba un 7 % las reservas',
      'log-features': 'Registré las features de fraude según se servían: el entrenamiento vio lo mismo que el scoring',
    },
    metrics: {
      'drift-time': 'Drift detectado en menos de 4 horas',
      'false-declines': '28 % menos de falsos rechazos',
      'fault-warning': 'Avisos con 19 días de antelación (mediana)',
    },
    projects: {
      mlops: 'Transformación MLOps: features compartidas y control de drift',
      'bearing-faults': 'Modelo de fallos de rodamientos sobre 1800 millones de lecturas al día',
    },
    experience:
      'Trato cada conjunto de datos como un producto, con responsable, historial y pruebas. La mayoría de mis ' +
      'mejoras vinieron de etiquetas más limpias y features honestas; pocas, de un modelo más ingenioso.',
  },
  'soft-skills': {
    name: 'Habilidades interpersonales',
    category: 'Liderazgo',
    achievements: {
      'shorten-reviews': 'Acorté las revisiones de arquitectura de tres semanas a una mediana de tres días',
      'build-platform-team': 'Formé un equipo de plataforma de ocho personas; dos de ellas dirigen hoy equipos',
      'explain-declines': 'Di a los analistas de fraude códigos de motivo que pueden leerle tal cual a un comercio',
    },
    metrics: {
      'review-time': 'Revisiones: mediana de 3 días',
      'teams-guided': 'Guía para 9 equipos de producto',
      'decision-records': '140 registros de decisiones desde 2023',
    },
    projects: {
      'review-practice': 'Revisiones de arquitectura en Fjordvane Logistics',
      mlops: 'Transformación MLOps: modelos migrados junto a sus responsables',
    },
    experience:
      'Escribo antes de presentar, pido primero las objeciones y digo a qué renunciamos. Una decisión está tomada ' +
      'cuando quienes hacen las guardias saben explicarla.',
  },
  'frontend-technologies': {
    name: 'Tecnologías frontend',
    category: 'Web',
    achievements: {
      'stream-answers': 'Construí el chat de EPIC, que transmite texto y citas por una sola conexión SSE',
      'shrink-first-load': 'Reduje la carga inicial de la app web de EPIC de 610 a 148 KB de JavaScript',
      'pass-accessibility-audit': 'Superé una auditoría externa de WCAG 2.2 AA con dos hallazgos menores',
    },
    metrics: {
      'first-load': '148 KB de JavaScript en la carga inicial',
      accessibility: 'WCAG 2.2 AA, con auditoría',
      bookings: '7 % más de reservas completadas',
    },
    projects: {
      epic: 'Plataforma de IA EPIC: app web de chat en React',
      'hotel-results': 'Página de resultados de hoteles en Rejselund Travel',
    },
    experience:
      'Construyo herramientas que se usan todo el día: densas, rápidas y manejables con el teclado. No soy ' +
      'diseñadora visual; trabajo bien junto a quien lo es y vigilo el presupuesto de bytes.',
  },
  security: {
    name: 'Seguridad',
    category: 'Seguridad',
    achievements: {
      'filter-by-rights':
        'Apliqué los permisos de los documentos dentro de la búsqueda de EPIC, antes de que un modelo vea texto alguno',
      'shrink-card-scope': 'Mantuve 11 de 14 servicios fuera del alcance de PCI DSS con tokens en el punto de entrada',
      'test-prompt-injection': 'Ejecuto 220 casos de inyección de prompts contra cada versión de EPIC',
    },
    metrics: {
      'access-leaks': '0 fugas de acceso en 2 pruebas externas',
      'injection-tests': '220 pruebas de inyección por versión',
      'card-scope': '11 de 14 servicios fuera del alcance de tarjetas',
    },
    projects: {
      epic: 'Plataforma de IA EPIC: permisos fuera del prompt',
      'fraud-detection': 'Sistema de detección de fraude: sin números de tarjeta más allá de la entrada',
    },
    experience:
      'El mínimo privilegio, los secretos de vida corta y un modelo de amenazas de una página forman parte del ' +
      'diseño. Con los modelos de lenguaje doy por hecho que atacarán el prompt y mantengo los permisos fuera de él.',
  },
}
