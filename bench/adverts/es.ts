// Job adverts in Spanish, labelled by hand.
import type { LabelledAdvert } from './shape.ts'

export const adverts: LabelledAdvert[] = [
  {
    name: 'arquitecta de IA y nube',
    verdict: 'strong',
    advert: `Arquitecto/a principal de IA y cloud

Sobre nosotros
Somos una empresa de pagos fundada en 2001.

Requisitos
- Más de 10 años de experiencia en ingeniería de software
- Experiencia con modelos de lenguaje (LLM) en producción
- Dominio de Kubernetes, Terraform y AWS o Azure
- Python a nivel avanzado
- Experiencia en sistemas distribuidos y baja latencia
- Liderazgo de equipos de ingeniería
- Inglés fluido

Se valorará
- Experiencia en medios de pago
- Conocimientos de Kafka
- Conocimientos de Rust

Ofrecemos
- Seguro médico y formación en Python`,
    requirements: [
      ['10 años de experiencia en ingeniería de software', 'met'],
      ['modelos de lenguaje', 'met'],
      ['Kubernetes, Terraform', 'met'],
      ['Python a nivel avanzado', 'met'],
      ['sistemas distribuidos', 'met'],
      ['Liderazgo de equipos', 'met'],
      ['Inglés fluido', 'not-evidenced'],
      ['medios de pago', 'met'],
      ['Kafka', 'met'],
      ['Rust', 'not-evidenced'],
    ],
  },
  {
    name: 'ingeniero de datos',
    verdict: 'partial',
    advert: `Ingeniero de datos

Qué buscamos:
• Experiencia en pipelines de datos
• SQL y Python
• Snowflake y dbt
• Experiencia con Google BigQuery
• Spark o Flink
• Visualización con Tableau
• Conocimientos de SAP

Deseable:
• Airflow
• Scala

Beneficios:
• Horario flexible`,
    requirements: [
      ['pipelines de datos', 'met'],
      ['SQL y Python', 'met'],
      ['Snowflake y dbt', 'not-evidenced'],
      ['BigQuery', 'not-evidenced'],
      ['Spark o Flink', 'met'],
      ['Tableau', 'not-evidenced'],
      ['SAP', 'not-evidenced'],
      ['Airflow', 'met'],
      ['Scala', 'not-evidenced'],
    ],
  },
  {
    name: 'pastelero',
    verdict: 'weak',
    advert: `Pastelero/a para obrador artesanal

Requisitos mínimos
- Formación profesional en pastelería
- 3 años de experiencia en obrador
- Elaboración de tartas y bombones
- Carné de manipulador de alimentos
- Trabajo en equipo y puntualidad
- Disponibilidad para trabajar fines de semana

Se ofrece
- Contrato indefinido`,
    requirements: [
      ['Formación profesional', 'not-evidenced'],
      ['3 años de experiencia en obrador', 'not-evidenced'],
      ['tartas y bombones', 'not-evidenced'],
      ['manipulador de alimentos', 'not-evidenced'],
      ['Trabajo en equipo', 'met'],
      ['fines de semana', 'not-evidenced'],
    ],
  },
  {
    name: 'programador de firmware, en prosa',
    verdict: 'weak',
    advert: `Buscamos una persona para nuestro laboratorio de electrónica. Tienes al menos cuatro años de experiencia en programación de microcontroladores en C. Conoces FreeRTOS y el bus CAN. Se requiere experiencia con osciloscopio y diseño de PCB. Se valorará el conocimiento de Python. Te ofrecemos un salario competitivo y horario flexible. Envía tu currículum a empleo@example.org.`,
    requirements: [
      ['laboratorio de electrónica', 'not-evidenced'],
      ['microcontroladores en C', 'not-evidenced'],
      ['FreeRTOS', 'not-evidenced'],
      ['osciloscopio', 'not-evidenced'],
      ['Python', 'met'],
    ],
  },
  {
    name: 'líder de frontend',
    verdict: 'partial',
    advert: `Frontend Tech Lead

Tu perfil
– 4 años de experiencia con React
– TypeScript avanzado
– Angular o Vue
– Experiencia con Next.js
– Accesibilidad web
– Rendimiento web y tiempos de carga
– Diseño visual con Figma
– Pruebas con Cypress
– Mentoría de desarrolladores
– Residencia en Valencia

Condiciones
– Teletrabajo dos días`,
    requirements: [
      ['4 años de experiencia con React', 'partly'],
      ['TypeScript', 'met'],
      ['Angular o Vue', 'not-evidenced'],
      ['Next.js', 'not-evidenced'],
      ['Accesibilidad', 'met'],
      ['Rendimiento web', 'met'],
      ['Figma', 'not-evidenced'],
      ['Cypress', 'not-evidenced'],
      ['Mentoría', 'met'],
      ['Valencia', 'not-evidenced'],
    ],
  },
  {
    name: 'abogada mercantilista',
    verdict: 'weak',
    advert: `Abogado/a mercantilista

Requisitos:
· Licenciatura en Derecho y colegiación
· Entre 3 y 5 años de experiencia en fusiones y adquisiciones
· Redacción de contratos en inglés
· Conocimiento del derecho societario
· Capacidad analítica y atención al detalle
· Trato con clientes internacionales

Ofrecemos:
· Plan de carrera`,
    requirements: [
      ['Licenciatura', 'not-evidenced'],
      ['fusiones y adquisiciones', 'not-evidenced'],
      ['Redacción de contratos', 'not-evidenced'],
      ['derecho societario', 'not-evidenced'],
      ['Capacidad analítica', 'not-evidenced'],
      ['Trato con clientes', 'not-evidenced'],
    ],
  },
]
