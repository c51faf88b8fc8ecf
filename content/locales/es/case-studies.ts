// The case studies, in Spanish. Replace with your own words; ids match the files in content/case-studies/.
import type { CaseStudyTexts } from '../../../contract/content-source.ts'

export const caseStudies: CaseStudyTexts = {
  'epic-ai-platform': {
    title: 'Plataforma de IA EPIC',
    subtitle: 'Respuestas con citas a partir de los documentos de un grupo logístico',
    category: 'Plataforma de IA',
    description:
      'EPIC permite a 6200 empleados de un grupo logístico consultar contratos, normas aduaneras y registros de ' +
      'envíos en un solo lugar. Cada respuesta cita sus fuentes y usa solo lo que esa persona puede leer.',
    challenge:
      'Los empleados de 11 países buscaban en siete sistemas, y había tres pilotos de chatbot en marcha por ' +
      'separado. Ninguno respetaba los permisos de los documentos, y cada uno tardaba de cinco a nueve segundos en ' +
      'responder a un puñado de usuarios. Atender a todos con un único modelo grande habría costado el doble del ' +
      'presupuesto. La plataforma tenía que ser rápida los lunes por la mañana, asequible y presentable ante un ' +
      'auditor.',
    solution:
      'Un único motor de respuestas recupera fragmentos, compone los prompts y cita las fuentes para todos los ' +
      'equipos. Los permisos se resuelven en el gateway y se aplican dentro de la consulta de búsqueda, de modo que ' +
      'el texto que una persona no puede leer nunca llega a un modelo. Un router envía las preguntas rutinarias a un ' +
      'modelo pequeño autoalojado y el resto a uno grande en la nube. Probamos una caché de respuestas similares y ' +
      'la retiramos: dos personas con permisos distintos no deben compartir respuesta. Las palabras se transmiten a ' +
      'medida que se generan.',
    keyFeatures: {
      'stream-answers': 'Respuestas en streaming que citan el fragmento exacto',
      'filter-by-rights': 'Permisos de los documentos aplicados en la consulta de búsqueda',
      'route-by-difficulty': 'Modelo elegido según la dificultad de la pregunta',
      'index-changes': 'Los documentos modificados llegan al buscador en menos de diez minutos',
      'gate-releases': 'Cada versión se prueba con 640 preguntas revisadas',
    },
    outcomes: {
      'fast-under-load': 'Primera palabra en 0,8 s en el percentil 95 con más de 1000 usuarios simultáneos',
      'lower-answer-cost': 'Coste por respuesta un 57 % menor que usando solo el modelo grande',
      'sound-citations': '96 % de citas correctas en muestras semanales',
      'one-platform': 'Tres pilotos cerrados; nueve equipos construyen sobre una misma plataforma',
    },
    metrics: {
      concurrentUsers: { label: 'Usuarios simultáneos', value: 'más de 1000 usuarios simultáneos' },
      responseTime: { label: 'Tiempo de respuesta', value: 'menos de 1 segundo' },
      citationAccuracy: { label: 'Precisión de las citas', value: '96 % correctas' },
      costPerAnswer: { label: 'Coste por respuesta', value: '57 % menos' },
    },
    diagram: {
      title: 'Ruta de respuesta de EPIC',
      description:
        'Cómo una pregunta se convierte en una respuesta con citas y cómo los documentos llegan al buscador.',
      nodes: {
        'chat-app': {
          label: 'App web de chat',
          details:
            'App en React que muestra las palabras según llegan: se empieza a leer antes y se puede detener la ' +
            'respuesta.',
        },
        'api-gateway': {
          label: 'API gateway',
          details:
            'Comprueba el inicio de sesión y las cuotas en un solo lugar, para que ningún equipo lo haga por su ' +
            'cuenta.',
        },
        'access-policy': {
          label: 'Política de acceso',
          details:
            'Open Policy Agent convierte grupos en permisos de lectura; sus reglas se revisan y prueban como código.',
        },
        'answer-service': {
          label: 'Motor de respuestas',
          details:
            'Servicio en Python que recupera, compone el prompt y cita: un solo lugar que probar para nueve equipos.',
        },
        'model-router': {
          label: 'Router de modelos',
          details: 'Servicio en Go que elige el modelo según la dificultad y recurre a otro si uno va lento.',
        },
        'large-model': {
          label: 'Modelo grande',
          details:
            'En Azure OpenAI, para el 36 % de preguntas que lo necesitan; pago por uso, porque la demanda es ' +
            'irregular.',
        },
        'small-model': {
          label: 'Modelo pequeño',
          details: 'Modelo de pesos abiertos sobre vLLM que atiende el 64 % de las preguntas a un coste conocido.',
        },
        'search-index': {
          label: 'Índice de búsqueda',
          details: 'PostgreSQL con pgvector, para filtrar vectores, palabras y permisos en una sola consulta.',
        },
        'indexing-queue': {
          label: 'Cola de indexación',
          details:
            'Azure Service Bus absorbe ediciones masivas y reintentos: la búsqueda nunca espera a la indexación.',
        },
        'document-sources': {
          label: 'Fuentes documentales',
          details: 'Siete sistemas que siguen siendo dueños de sus archivos y permisos; EPIC solo guarda fragmentos.',
        },
      },
      connections: {
        'send-question': 'pregunta',
        'resolve-rights': 'grupos del usuario',
        'forward-question': 'pregunta',
        'attach-rights': 'permisos de lectura',
        'search-passages': 'búsqueda filtrada',
        'send-prompt': 'prompt',
        'use-large-model': 'preguntas difíciles',
        'use-small-model': 'preguntas rutinarias',
        'publish-changes': 'cambios',
        'write-passages': 'fragmentos',
      },
      explanation:
        'La ruta por la que alguien espera pasa por la fila central y no contiene ningún proceso por lotes. La ' +
        'indexación tiene su propia fila tras una cola, porque una edición masiva en una fuente no debe frenar una ' +
        'respuesta. Los permisos viajan con la pregunta y se aplican en el índice, el último punto donde filtrar es ' +
        'barato y fiable. El router va aparte para poder cambiar de modelo sin tocar prompts ni citas.',
      nextSteps: {
        'ask-changed-rights': '¿Cómo se mantienen correctos los permisos cuando cambia un grupo?',
        'ask-routing': '¿Cómo sabe el router que una pregunta es difícil?',
        'ask-pgvector': '¿Por qué pgvector y no una base de datos vectorial dedicada?',
      },
    },
  },
  'mlops-transformation': {
    title: 'Transformación MLOps',
    subtitle: 'De notebooks de mano en mano a modelos publicados en dos días',
    category: 'Plataforma de ML',
    description:
      'Una plataforma para 46 modelos de previsión, precios y recomendación en una cadena de supermercados con 420 ' +
      'tiendas. Los científicos de datos responden del modelo desde el commit hasta su retirada, y publicarlo lleva ' +
      'dos días.',
    challenge:
      'Cada uno de los nueve modelos tenía sus propios scripts, su propio servidor y una sola persona que lo ' +
      'entendía. Publicar una versión suponía seis semanas de traspasos. Las features se calculaban dos veces, en ' +
      'notebooks y en producción, y no coincidían. Cuando un proveedor cambió sus códigos de producto, las ' +
      'previsiones fallaron durante 11 días hasta que llamó el encargado de una tienda. Cada modelo nuevo habría ' +
      'empeorado la situación.',
    solution:
      'Construimos un único camino y llevamos a él los modelos uno a uno, el de más riesgo al final. Un commit ' +
      'revisado inicia el entrenamiento; entrenamiento y serving comparten las features; un registro guarda cada ' +
      'modelo con la versión de sus datos. Los canary se revierten solos, y el control de drift compara las ' +
      'predicciones con las ventas reales. Preferimos piezas de código abierto separadas a la suite de un solo ' +
      'proveedor: había más que integrar, pero cada una se podía sustituir, y dos se sustituyeron.',
    keyFeatures: {
      'one-path': 'Un único camino revisado del commit a producción',
      'shared-features': 'Las mismas definiciones de features para entrenamiento y serving',
      'reverse-canaries': 'Despliegues canary que se revierten cuando suben los errores',
      'check-drift': 'Control de drift cada hora frente a las ventas reales',
      'trace-forecasts': 'Cada previsión es trazable hasta datos, código y modelo',
    },
    outcomes: {
      'faster-releases': 'Publicar un modelo pasó de seis semanas a dos días',
      'more-models': 'De 9 a 46 modelos en producción con un equipo de ocho personas',
      'earlier-detection': 'Modelos degradados detectados en menos de cuatro horas, frente a 11 días antes',
      'lower-training-cost': 'Coste de entrenamiento un 34 % menor con instancias spot y checkpoints',
    },
    metrics: {
      releaseTime: { label: 'Tiempo de publicación', value: 'de 6 semanas a 2 días' },
      modelsInProduction: { label: 'Modelos en producción', value: '46 modelos' },
      driftDetection: { label: 'Detección de drift', value: 'en menos de 4 horas' },
      trainingCost: { label: 'Coste de entrenamiento', value: '34 % menos' },
    },
    diagram: {
      title: 'Ciclo de publicación de modelos',
      description: 'Del commit revisado al modelo en servicio, y de vuelta a través del control de drift.',
      nodes: {
        'model-repository': {
          label: 'Repo de modelos',
          details: 'Git guarda código, configuración y pruebas: cada versión es un cambio revisado.',
        },
        'training-pipeline': {
          label: 'Entrenamiento',
          details: 'Pipeline de Airflow que entrena en instancias spot; el equipo ya sabía operarlo.',
        },
        'model-registry': {
          label: 'Registro de modelos',
          details: 'MLflow guarda cada modelo con la versión de sus datos y sus métricas, para auditoría y rollback.',
        },
        'release-controller': {
          label: 'Control de releases',
          details:
            'Argo CD aplica lo que dice Git; una comprobación revierte el commit si suben los errores de un canary.',
        },
        'data-warehouse': {
          label: 'Data warehouse',
          details:
            'Contiene ventas y existencias, cargadas cada hora; ya estaba ahí y era de confianza, así que lo ' +
            'mantuvimos.',
        },
        'feature-store': {
          label: 'Feature store',
          details:
            'Feast da a entrenamiento y serving una única definición y acabó con las features que no coincidían.',
        },
        'model-serving': {
          label: 'Servicio de modelos',
          details: 'KServe escala cada modelo según su propia carga tras una interfaz común.',
        },
        'prediction-log': {
          label: 'Log de predicciones',
          details:
            'Almacenamiento de objetos que guarda entradas y salidas 13 meses, para comparar una temporada con la ' +
            'anterior.',
        },
        'drift-monitor': {
          label: 'Monitor de drift',
          details: 'Evidently compara las predicciones con las ventas cada hora y solicita reentrenar.',
        },
      },
      connections: {
        'start-training': 'commit revisado',
        'load-sales': 'ventas por hora',
        'build-training-sets': 'datos para entrenar',
        'register-model': 'modelo entrenado',
        'approve-version': 'versión aprobada',
        'roll-out-canary': 'despliegue canary',
        'serve-features': 'mismas features',
        'log-predictions': 'predicciones',
        'check-predictions': 'predicciones',
        'compare-sales': 'ventas reales',
        'request-retraining': 'solicita reentrenar',
      },
      explanation:
        'La fila superior es el camino de publicación y no contiene ninguna copia manual: lo que se revisó es lo que ' +
        'se ejecuta. El feature store está entre entrenamiento y serving porque calcular dos veces una feature era ' +
        'el fallo más caro que encontramos. La fila inferior cierra el ciclo con las ventas reales, el juez que el ' +
        'negocio acepta. El reentrenamiento se solicita y después lo aprueba una persona: tras una mala carga de ' +
        'datos, uno automático habría aprendido el error.',
      nextSteps: {
        'ask-retraining': '¿Por qué aprueba una persona el reentrenamiento?',
        'ask-migration': '¿Cómo se migraron nueve modelos activos sin congelar los cambios?',
        'ask-managed-suite': '¿Cuándo conviene más una suite de ML gestionada?',
      },
    },
  },
  'fraud-detection-system': {
    title: 'Sistema de detección de fraude',
    subtitle: 'Pagos con tarjeta decididos en 45 milisegundos',
    category: 'ML en tiempo real',
    description:
      'Evaluación de fraude en tiempo real para un procesador de tarjetas con 14 000 comercios. Cada pago se puntúa ' +
      'antes de aprobarse, y cada rechazo lleva motivos que un analista puede leer tal cual al comercio.',
    challenge:
      'El fraude se combatía con 1100 reglas escritas a mano, la mayoría sin responsable. Se tardaba semanas en ' +
      'captar patrones nuevos, mientras se rechazaba a buenos clientes y los comercios se marchaban. Una decisión ' +
      'debía caber en 100 ms con 900 pagos por segundo, los números de tarjeta tenían que quedar fuera de alcance y ' +
      'los analistas debían explicar cada rechazo. Las etiquetas reales, los contracargos, llegaban hasta 60 días ' +
      'tarde.',
    solution:
      'Un proceso de streaming mantiene en memoria recuentos en ventana móvil por tarjeta, dispositivo y comercio, y ' +
      'un modelo de gradient boosting los puntúa dentro del servicio de decisión. Descartamos una red neuronal que ' +
      'puntuaba algo mejor: sus motivos eran difíciles de leer y necesitaba GPU. Se conservaron treinta y cuatro ' +
      'reglas para bloqueos legales y emergencias. Los pagos dudosos pasan a los analistas, cuyos veredictos ' +
      'entrenan el modelo de la semana siguiente mucho antes de que lleguen los contracargos. Antes hubo ocho ' +
      'semanas en modo sombra.',
    keyFeatures: {
      'score-in-process': 'Modelo dentro del servicio de decisión, sin salto de red',
      'count-in-stream': 'Recuentos en ventana móvil por tarjeta, dispositivo y comercio, al día en segundos',
      'give-reasons': 'Códigos de motivo en lenguaje claro para cada rechazo',
      'learn-weekly': 'Entrenamiento semanal con los veredictos de los analistas',
      'tokenise-cards': 'Números de tarjeta sustituidos por tokens en el punto de entrada',
    },
    outcomes: {
      'lower-fraud-loss': 'Pérdidas por fraude un 41 % menores en el primer año',
      'fewer-false-declines': '28 % menos de pagos legítimos rechazados',
      'fast-decisions': 'Decisiones en 45 ms (p99) con 900 pagos por segundo',
      'fewer-rules': 'De 1100 a 34 reglas que mantener',
    },
    metrics: {
      fraudLoss: { label: 'Pérdidas por fraude', value: '41 % menos' },
      decisionTime: { label: 'Tiempo de decisión', value: '45 ms en p99' },
      falseDeclines: { label: 'Falsos rechazos', value: '28 % menos' },
      peakLoad: { label: 'Carga máxima', value: '900 pagos por segundo' },
    },
    diagram: {
      title: 'Ruta de decisión de un pago',
      description: 'Cómo se decide un pago en 45 ms y cómo los veredictos mejoran el modelo.',
      nodes: {
        'payment-gateway': {
          label: 'Pasarela de pago',
          details:
            'Antes de nada cambia los números de tarjeta por tokens, lo que deja 11 de 14 servicios fuera del ' +
            'alcance de PCI DSS.',
        },
        'event-log': {
          label: 'Log de eventos',
          details:
            'Kafka guarda cada pago durante 30 días, para poder reconstruir las features reproduciendo los eventos.',
        },
        'feature-stream': {
          label: 'Stream de features',
          details:
            'Flink actualiza en segundos los recuentos en ventana móvil; los procesos por lotes llegaban minutos ' +
            'tarde.',
        },
        'feature-cache': {
          label: 'Caché de features',
          details: 'Redis devuelve 40 features en torno a 1 ms; lo que sirvió se registra para el entrenamiento.',
        },
        'decision-service': {
          label: 'Servicio de decisión',
          details: 'Servicio en Java que reúne features, puntuación y reglas dentro del límite de 100 ms.',
        },
        'scoring-model': {
          label: 'Modelo de scoring',
          details: 'XGBoost como biblioteca: rápido en CPU, y cada puntuación se puede explicar.',
        },
        'rule-engine': {
          label: 'Motor de reglas',
          details: 'Aplica 34 reglas para bloqueos legales y emergencias, que no pueden esperar al entrenamiento.',
        },
        'analyst-desk': {
          label: 'Consola de analistas',
          details: 'Muestra con sus motivos el 0,4 % de pagos dudosos, porque debe decidirlos una persona.',
        },
        'case-store': {
          label: 'Almacén de casos',
          details:
            'PostgreSQL guarda los veredictos y los contracargos posteriores como un único historial de etiquetas.',
        },
        'weekly-training': {
          label: 'Reentrenamiento',
          details:
            'Proceso semanal en Python que entrena con veredictos recientes; el modelo se ejecuta en modo sombra hasta ' +
            'aprobarse.',
        },
      },
      connections: {
        'request-decision': 'pago tokenizado',
        'record-payment': 'cada pago',
        'read-events': 'eventos',
        'update-counts': 'recuentos',
        'fetch-features': 'features',
        'score-payment': 'llamada interna',
        'apply-rules': 'puntuación',
        'refer-doubtful': 'casos dudosos',
        'store-verdicts': 'veredictos',
        'load-labels': 'etiquetas',
        'load-served-features': 'features servidas',
        'publish-model': 'modelo semanal',
      },
      explanation:
        'El cliente solo espera al servicio de decisión y a lo que este invoca, así que nada de eso puede bloquearse ' +
        'mucho tiempo: las features están listas en memoria y el modelo es una biblioteca. Si falla la caché, ' +
        'deciden solo las reglas, con límites más estrictos. El aprendizaje transcurre por fuera, a su propio ritmo. ' +
        'Las features se registran tal como se sirvieron, porque recalcularlas después daba al modelo un ' +
        'conocimiento que en su momento no habría tenido.',
      nextSteps: {
        'ask-cache-failure': '¿Qué pasa con los pagos cuando se cae la caché?',
        'ask-reason-codes': '¿Cómo se obtienen del modelo los códigos de motivo?',
        'ask-weekly-training': '¿Por qué un modelo semanal y no aprendizaje online?',
      },
    },
  },
}
