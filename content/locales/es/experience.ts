// The owner's jobs, in Spanish. Replace with your own words; ids match content/experience.ts.
import type { ExperienceTexts } from '../../../contract/content-source.ts'

export const experience: ExperienceTexts = {
  'fjordvane-logistics': {
    title: 'Arquitecta principal de IA y cloud',
    description:
      'Responsable de la arquitectura de IA y cloud de un grupo logístico con 6200 empleados de oficina en 11 ' +
      'países. Diseñé EPIC, su plataforma de asistentes, y presido las revisiones que mantienen a nueve equipos de ' +
      'producto sobre una base común en Azure.',
    achievements: {
      'launch-epic': 'Diseñé EPIC: primera palabra en 0,8 s en el percentil 95 con más de 1000 usuarios simultáneos',
      'cut-answer-cost':
        'Reduje un 57 % el coste por respuesta: un modelo pequeño y autoalojado atiende ya el 64 % de las preguntas',
      'shorten-reviews': 'Acorté las revisiones de arquitectura de tres semanas a una mediana de tres días',
    },
  },
  'hyllemark-retail': {
    title: 'Responsable de la plataforma de ML',
    description:
      'Formé y dirigí un equipo de plataforma de ocho personas en una cadena de supermercados con 420 tiendas. ' +
      'Sustituimos los notebooks que iban de mano en mano por un único camino probado hasta producción para modelos ' +
      'de previsión, precios y recomendación.',
    achievements: {
      'shorten-releases': 'Reduje de seis semanas a dos días la puesta en producción de un modelo',
      'grow-model-estate': 'Pasé de 9 a 46 modelos en producción sin ampliar el equipo de ocho personas',
      'lower-training-cost': 'Reduje un 34 % el coste de entrenamiento con instancias spot y checkpoints',
    },
  },
  'klarmynt-payments': {
    title: 'Ingeniera líder de machine learning',
    description:
      'Dirigí a cinco ingenieros en el desarrollo de la detección de fraude en tiempo real de un procesador de ' +
      'tarjetas con 14 000 comercios. Los límites eran firmes: 100 ms por decisión y analistas que debían explicar ' +
      'cada rechazo.',
    achievements: {
      'lower-fraud-loss':
        'Reduje un 41 % las pérdidas por fraude en el primer año, con un 28 % menos de falsos rechazos',
      'meet-latency-budget': 'Logré evaluar hasta 900 pagos por segundo con una latencia p99 de 45 ms',
      'shrink-card-scope':
        'Tokenicé los números de tarjeta en el punto de entrada y dejé 11 de 14 servicios fuera del alcance de PCI DSS',
    },
  },
  'vindtal-energy': {
    title: 'Ingeniera de plataforma de datos',
    description:
      'Construí la plataforma de telemetría de un operador de 1150 aerogeneradores, desde el gateway de la góndola ' +
      'hasta la pantalla de quien planifica el mantenimiento. Con malas conexiones en parques remotos, lo normal era ' +
      'que los datos llegaran tarde.',
    achievements: {
      'stream-telemetry':
        'Sustituí los archivos nocturnos por un flujo de 1800 millones de lecturas al día, con cinco minutos de ' +
        'retraso',
      'warn-of-bearing-faults':
        'Creé un modelo de fallos de rodamientos que avisa con una mediana de 19 días de antelación',
      'lower-storage-cost':
        'Reduje un 46 % el coste de almacenamiento al guardar como Parquet en S3 las lecturas de más de 90 días',
    },
  },
  'stavholt-media': {
    title: 'Ingeniera sénior de infraestructura',
    description:
      'Llevé los sitios de noticias de un grupo editorial de racks alquilados a la nube y convertí el despliegue en ' +
      'rutina. El tráfico podía multiplicarse por veinte a los pocos minutos de un titular, así que la caché y las ' +
      'pruebas de carga iban antes que más servidores.',
    achievements: {
      'move-news-sites': 'Migré 23 sitios de noticias a AWS en 14 meses con 11 minutos de interrupción en total',
      'hold-election-night': 'Superé la noche electoral de 2013 sin incidentes, con 38 000 solicitudes por segundo',
      'deploy-daily': 'Pasé de un despliegue por semana a 12 al día, con versiones probadas y reversibles',
    },
  },
  'rejselund-travel': {
    title: 'Ingeniera de software',
    description:
      'Trabajé en la búsqueda y reserva de hoteles de una agencia de viajes con 70 000 ofertas que cambiaban a todas ' +
      'horas. Aquí aprendí que una página rápida vende más que una ingeniosa, y cómo demostrarlo.',
    achievements: {
      'speed-up-search': 'Bajé el tiempo de búsqueda en el percentil 95 de 4,2 s a 0,6 s al llevar los filtros a Solr',
      'run-experiments':
        'Introduje las pruebas A/B; la página de resultados más rápida elevó un 7 % las reservas completadas',
      'stop-double-bookings':
        'Eliminé unas 40 reservas duplicadas al mes al hacer idempotentes las llamadas de reserva',
    },
  },
  'tegnbro-software': {
    title: 'Desarrolladora de software júnior',
    description:
      'Primer empleo: software de facturación para 310 pequeñas empresas, desde la base de datos hasta el teléfono ' +
      'de soporte. Atender las llamadas que seguían a mis propias versiones me enseñó a escribir pruebas y mensajes ' +
      'de error claros.',
    achievements: {
      'match-payments':
        'Programé una importación bancaria que conciliaba sin ayuda el 82 % de los pagos con sus facturas',
      'test-restores':
        'Automaticé las copias de seguridad nocturnas y una prueba mensual de restauración para los 310 clientes',
      'write-first-tests':
        'Escribí la primera batería de pruebas del producto; las llamadas tras cada versión cayeron a la mitad',
    },
  },
}
