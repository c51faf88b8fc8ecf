// Who the owner is, in Spanish. Replace with your own words; ids match content/profile.ts.
import type { ProfileTexts } from '../../../contract/content-source.ts'

export const profile: ProfileTexts = {
  title: 'Arquitecta principal de IA y cloud',
  bio:
    'Diseño sistemas de IA y las plataformas cloud que los sostienen, y no me voy hasta que aguantan en producción. ' +
    'Tras dos décadas, sigo leyendo primero los informes de incidentes.',
  summary:
    'Empecé en 2005 con software de facturación para pequeñas empresas y desde entonces he llevado la ' +
    'infraestructura de sitios de noticias, la telemetría de 1150 aerogeneradores, el control de fraude en pagos con ' +
    'tarjeta y 46 modelos en el comercio minorista. Hoy dirijo la arquitectura de IA y cloud en Fjordvane Logistics, ' +
    'donde 6200 empleados consultan una plataforma que diseñé. El método en el que confío es poco vistoso: medir ' +
    'primero, limitar el número de piezas, dejar por escrito cada decisión junto con lo que se descartó y formar un ' +
    'equipo que pueda cambiar el sistema sin mí. Donde más aporto es donde un modelo debe respetar a la vez límites ' +
    'de latencia, coste y acceso.',
  location: 'Copenhague, Dinamarca',
  availability: 'Abierta a puestos de nivel principal y a proyectos de consultoría, de uno en uno.',
  coreExpertise: {
    'ai-in-production': {
      title: 'IA en producción',
      description:
        'Recuperación, enrutamiento de modelos y evaluación que aguantan la carga: EPIC empieza a responder en menos ' +
        'de un segundo con más de 1000 usuarios simultáneos.',
    },
    'cloud-platforms': {
      title: 'Plataformas cloud',
      description:
        'Plataformas de Kubernetes en Azure y AWS, descritas como código, con el coste y la recuperación previstos ' +
        'desde el primer boceto.',
    },
    'technical-direction': {
      title: 'Dirección técnica',
      description:
        'Registros de decisiones, revisiones breves y mentoría: nueve equipos obtienen respuesta a sus dudas de ' +
        'arquitectura en una mediana de tres días.',
    },
  },
  skills: {
    'ai-architecture': 'Arquitectura de IA',
    'cloud-architecture': 'Arquitectura cloud',
    mlops: 'MLOps',
    kubernetes: 'Kubernetes',
    python: 'Python',
    'distributed-systems': 'Sistemas distribuidos',
    'data-engineering': 'Ingeniería de datos',
    'technical-leadership': 'Liderazgo técnico',
  },
}
