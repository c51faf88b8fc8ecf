// Questions a visitor may ask in Spanish, with the facts that answer them.
import type { QuestionSet } from './shape.ts'

export const questions: QuestionSet = {
  answered: [
    { question: '¿Quién es Mara?', facts: ['profile.bio', 'profile.title', 'profile.summary'] },
    { question: 'donde vive', facts: ['profile.location'] },
    { question: '¿Está libre para un proyecto?', facts: ['profile.availability'] },
    {
      question: 'experiencia con kubernetes',
      facts: ['profile.skill.kubernetes', 'profile.expertise.cloud-platforms', 'skill.infrastructure-devops'],
    },
    {
      question: 'que nubes domina',
      facts: [
        'profile.expertise.cloud-platforms',
        'service.cloud-architecture',
        'experience.fjordvane-logistics',
        'skill.infrastructure-devops.achievement.move-news-sites',
        'experience.stavholt-media.move-news-sites',
        'skill.infrastructure-devops.project.news-migration',
      ],
    },
    {
      question: '¿Cuánto tarda EPIC en empezar a contestar?',
      facts: [
        'experience.fjordvane-logistics.launch-epic',
        'skill.ai-machine-learning.metric.first-word',
        'case-study.epic-ai-platform.outcome.fast-under-load',
        'case-study.epic-ai-platform.metric.responseTime',
        'profile.expertise.ai-in-production',
      ],
    },
    {
      question: '¿A qué se dedica actualmente?',
      facts: ['experience.fjordvane-logistics', 'profile.summary', 'profile.title'],
    },
    {
      question: '¿Qué hacía antes de entrar en Fjordvane?',
      facts: ['experience.hyllemark-retail', 'case-study.mlops-transformation', 'profile.summary'],
    },
    { question: '¿Por dónde empezó su carrera?', facts: ['experience.tegnbro-software', 'profile.summary'] },
    {
      question: '¿A cuánta gente ha tenido a su cargo?',
      facts: [
        'experience.hyllemark-retail',
        'experience.klarmynt-payments',
        'skill.soft-skills.achievement.build-platform-team',
        'experience.hyllemark-retail.grow-model-estate',
        'case-study.mlops-transformation.outcome.more-models',
      ],
    },
    {
      question: 'energía eólica',
      facts: [
        'experience.vindtal-energy',
        'experience.vindtal-energy.stream-telemetry',
        'experience.vindtal-energy.warn-of-bearing-faults',
        'experience.vindtal-energy.lower-storage-cost',
        'skill.ai-machine-learning.project.bearing-faults',
        'skill.data-science.project.bearing-faults',
        'profile.summary',
      ],
    },
    {
      question: '¿Qué opinan de ella quienes han trabajado a su lado?',
      facts: [
        'testimonial.fjordvane-cio',
        'testimonial.hyllemark-data-science',
        'testimonial.klarmynt-risk',
        'testimonial.fjordvane-engineering',
      ],
    },
    {
      question: '¿Qué sabe de la normativa de seguridad de tarjetas PCI?',
      facts: [
        'experience.klarmynt-payments.shrink-card-scope',
        'skill.security.achievement.shrink-card-scope',
        'skill.security.metric.card-scope',
        'case-study.fraud-detection-system.node.payment-gateway',
      ],
    },
    {
      question: '¿Por qué no reutilizan respuestas ya dadas, que sería más barato?',
      facts: ['case-study.epic-ai-platform.solution'],
    },
    {
      question: '¿Cómo se decide si una pregunta va al modelo barato o al caro?',
      facts: [
        'case-study.epic-ai-platform.node.model-router',
        'case-study.epic-ai-platform.feature.route-by-difficulty',
        'case-study.epic-ai-platform.solution',
      ],
    },
    {
      question: 'cuanta gente usa EPIC',
      facts: ['case-study.epic-ai-platform', 'skill.ai-machine-learning.project.epic', 'profile.summary'],
    },
    {
      question: '¿Qué problemas había en la empresa de logística antes de que llegara ella?',
      facts: ['case-study.epic-ai-platform.challenge'],
    },
    {
      question: 'Si cambio un contrato ahora, ¿cuándo lo encuentra el asistente?',
      facts: ['case-study.epic-ai-platform.feature.index-changes'],
    },
    {
      question: '¿Cómo se comprueba una versión nueva del asistente antes de sacarla?',
      facts: [
        'case-study.epic-ai-platform.feature.gate-releases',
        'skill.security.achievement.test-prompt-injection',
        'skill.security.metric.injection-tests',
      ],
    },
    {
      question: '¿Y si alguien intenta engañar al bot con instrucciones maliciosas?',
      facts: [
        'skill.security.achievement.test-prompt-injection',
        'skill.security.metric.injection-tests',
        'skill.security',
      ],
    },
    { question: 'que pasa si un modelo se queda lento', facts: ['case-study.epic-ai-platform.node.model-router'] },
    {
      question: '¿Usan modelos abiertos o dependen del todo de OpenAI?',
      facts: [
        'case-study.epic-ai-platform.node.small-model',
        'case-study.epic-ai-platform.node.large-model',
        'case-study.epic-ai-platform.solution',
        'experience.fjordvane-logistics.cut-answer-cost',
      ],
    },
    {
      question: 'Somos una cadena de tiendas y queremos predecir la demanda. ¿Ha hecho algo parecido?',
      facts: [
        'experience.hyllemark-retail',
        'case-study.mlops-transformation',
        'case-study.mlops-transformation.challenge',
        'case-study.mlops-transformation.solution',
        'experience.hyllemark-retail.grow-model-estate',
      ],
    },
    {
      question: '¿Cuánto se ahorró al entrenar modelos?',
      facts: [
        'experience.hyllemark-retail.lower-training-cost',
        'skill.infrastructure-devops.metric.training-cost',
        'case-study.mlops-transformation.outcome.lower-training-cost',
        'case-study.mlops-transformation.metric.trainingCost',
      ],
    },
    {
      question: '¿Por qué salían mal los pronósticos del súper?',
      facts: ['case-study.mlops-transformation.challenge'],
    },
    {
      question: 'para qué sirve Feast',
      facts: [
        'case-study.mlops-transformation.node.feature-store',
        'case-study.mlops-transformation.feature.shared-features',
      ],
    },
    {
      question: '¿Quién da el visto bueno para volver a entrenar un modelo?',
      facts: ['case-study.mlops-transformation.architecture'],
    },
    {
      question: '¿Cuánto tiempo se guardan las predicciones?',
      facts: ['case-study.mlops-transformation.node.prediction-log'],
    },
    {
      question: '¿Qué logró contra las estafas con tarjetas de crédito?',
      facts: [
        'experience.klarmynt-payments.lower-fraud-loss',
        'skill.ai-machine-learning.metric.fraud-loss',
        'case-study.fraud-detection-system.outcome.lower-fraud-loss',
        'case-study.fraud-detection-system.metric.fraudLoss',
        'skill.data-science.metric.false-declines',
        'case-study.fraud-detection-system.outcome.fewer-false-declines',
        'case-study.fraud-detection-system.metric.falseDeclines',
        'case-study.fraud-detection-system.outcome.fewer-rules',
      ],
    },
    {
      question: '¿En cuántos milisegundos se sabe si un pago pasa?',
      facts: [
        'experience.klarmynt-payments.meet-latency-budget',
        'case-study.fraud-detection-system.outcome.fast-decisions',
        'case-study.fraud-detection-system.metric.decisionTime',
      ],
    },
    {
      question: '¿Se le puede decir al tendero por qué se le denegó un cobro?',
      facts: [
        'case-study.fraud-detection-system.feature.give-reasons',
        'skill.soft-skills.achievement.explain-declines',
        'case-study.fraud-detection-system',
      ],
    },
    {
      question: 'cada cuánto aprende el modelo antifraude',
      facts: [
        'case-study.fraud-detection-system.feature.learn-weekly',
        'case-study.fraud-detection-system.node.weekly-training',
        'case-study.fraud-detection-system.solution',
      ],
    },
    {
      question: '¿Cuántas reglas manuales quedaron al final?',
      facts: [
        'case-study.fraud-detection-system.outcome.fewer-rules',
        'case-study.fraud-detection-system.node.rule-engine',
        'case-study.fraud-detection-system.solution',
      ],
    },
    {
      question: 'kafka?',
      facts: [
        'case-study.fraud-detection-system.node.event-log',
        'experience.klarmynt-payments',
        'experience.vindtal-energy',
      ],
    },
    {
      question: '¿Cuántos datos diarios manejaba en lo de los molinos de viento?',
      facts: ['experience.vindtal-energy.stream-telemetry', 'skill.data-science.project.bearing-faults'],
    },
    {
      question: '¿Cómo abarató guardar los datos antiguos de los sensores?',
      facts: ['experience.vindtal-energy.lower-storage-cost'],
    },
    {
      question: '¿Ha pasado periódicos digitales a la nube?',
      facts: [
        'experience.stavholt-media',
        'experience.stavholt-media.move-news-sites',
        'skill.infrastructure-devops.achievement.move-news-sites',
        'skill.infrastructure-devops.project.news-migration',
      ],
    },
    {
      question: 'webs caídas por muchas visitas en unas elecciones, le ha ocurrido?',
      facts: ['experience.stavholt-media.hold-election-night'],
    },
    {
      question: '¿Sabe hacer experimentos con usuarios para demostrar que un cambio vende más?',
      facts: [
        'experience.rejselund-travel.run-experiments',
        'skill.data-science.achievement.measure-experiments',
        'skill.frontend-technologies.metric.bookings',
        'experience.rejselund-travel',
      ],
    },
    {
      question: 'Reservas de hotel hechas dos veces por error, ¿cómo lo arregló?',
      facts: [
        'experience.rejselund-travel.stop-double-bookings',
        'skill.programming-languages.achievement.make-calls-idempotent',
      ],
    },
    {
      question: 'copias de seguridad',
      facts: ['experience.tegnbro-software.test-restores', 'skill.infrastructure-devops'],
    },
    {
      question: 'lenguajes de programacion que usa',
      facts: ['skill.programming-languages', 'skill.programming-languages.project.epic', 'profile.skill.python'],
    },
    { question: '¿También hace el diseño gráfico de las pantallas?', facts: ['skill.frontend-technologies'] },
    {
      question: '¿Acompaña o forma a otros desarrolladores?',
      facts: [
        'profile.expertise.technical-direction',
        'skill.soft-skills.metric.teams-guided',
        'skill.soft-skills.achievement.build-platform-team',
      ],
    },
    {
      question: '¿Qué servicios ofrece a las empresas?',
      facts: [
        'service.cloud-architecture',
        'service.ai-ml-solutions',
        'service.devops-mlops',
        'service.technical-consulting',
      ],
    },
  ],
  unanswered: [
    '¿Cuánto cobra por hora?',
    '¿Tiene carné de conducir?',
    '¿Tiene hijos?',
    'experiencia con Salesforce',
    '¿Ha trabajado con MongoDB?',
    '¿Qué carrera estudió?',
    '¿Trabajó en Telefónica?',
    'dame su número de móvil',
    '¿Cuál es su plato favorito?',
    '¿Es creyente?',
    '¿Qué opina del gobierno?',
    'Cuéntame un chiste de gatos',
    '¿Habla español con fluidez?',
    'tiene la certificacion PMP?',
    '¿Ha montado alguna tienda con WordPress?',
    '¿Cuánto dinero facturó Hyllemark el año pasado?',
  ],
}
