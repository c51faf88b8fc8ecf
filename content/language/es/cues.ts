// Cómo se pregunta en español, sea por quien sea. Las expresiones se separan con |; * vale por cualquier terminación, … por palabras en medio.
import type { cues as en } from '../en/cues.ts'

export const cues: Record<keyof typeof en, string> = {
  when: 'cuando|en que ano|en que anos|en que fecha|en que epoca|que ano|que anos|en que periodo|que periodo|de cuando a cuando',
  sinceWhen: 'desde cuando|la ultima vez|hace cuanto|hace cuanto tiempo|desde que ano|desde que fecha',
  where:
    'donde|en que empresa|en que empresas|para quien|con quien trabajo|en que lugares|en que puestos|en que sitio|para que empresa|para que empresas|en que trabajo|que empresa|que empresas|adonde',
  howLong:
    'cuanto tiempo|cuantos anos|cuantos meses|anos de experiencia|por cuanto tiempo|durante cuanto|duracion|cuanta experiencia|numero de anos|cuanto duro|cuanto lleva|cuanto tard*|cuanto demor*',
  howMany:
    'cuantos|cuantas|numero de|que tamano|cantidad de|como de grande|que tan grande|cual era el tamano|tamano de|tamano del|cuanta gente|cuantas personas',
  howMuch: 'cuanto|en cuanto|en que medida|que porcentaje|hasta que punto|cuanta',
  how: 'como|de que manera|de que forma|por que medio|explic*|que enfoque|que metodo|de que modo',
  why: 'por que|para que|por que razon|la razon|razones|motivo|motivos|a que se debe|a que se debia|la causa|cual fue el motivo|justific*|porque',
  what: 'que',
  which:
    'cual|cuales|lista|enumer*|nombra|nombrame|di todas|dime todas|que tipo de|todas las|todos los|menciona|dame los|dame las|que clase de',
  who: 'quien|quienes|a quien|con quien|de quien',
  whether:
    'posee|ha trabajado|ha usado|ha utilizado|tiene|sabe|conoce|puede|usa|uso alguna|es cierto|es verdad|alguna vez|ha tenido|habla|domina|hay|trabajo alguna vez|esta|ha dirigido|ha hecho|tuvo|verdad que|maneja|ya ha|utilizo|uso|dirigio|trabajo ella|trabajo en|es ella|podria|lidero|ha liderado|ha estudiado|estudio|acaso|sigue|estuvo',
  compare: 'compar*|diferenci*|versus|vs|frente a|en comparacion|mejor|mas experiencia|distingue|lado a lado|en vez de',
  or: 'o|u',
  and: 'y|e|asi como|y tambien|ademas',
  about:
    'hablame|hableme|acerca de|sobre|cuentame|cuenteme|que hay de|y que tal|describe|descripcion|historia|resumen|resume|detalles|mas sobre|que es|que fue|que son|dime algo|informacion sobre|que sabes de|que puedes decirme|que me dices|presentame|y de',
  use: 'us*|utiliz*|emple*|experiencia con|experiencia en|experiencia de|experiencia|experiencias|conocimiento*|conoce|conoces|sabe|sabes|domina*|manej*|familiariz*|trabajado con|trabaja con|trabajo con|program*|escribe en|escrito en|toco|tocado|practica|se le da|se desenvuelve|competente|experta en|experto en|ha hecho con|hizo con|hecho algo con|anos de|anos con|desplegar|desplegado|nociones|habil',
  goodAt:
    'que nivel|que tan buena|que tan bueno|nivel|como de buena|que tal se le da|cuan buena|que tan bien|como de bien|que dominio',
  work: 'trabaj*|emplead*|contratad*|puesto en|estuvo en|ha estado en|paso por|empezo en|entro en|se quedo|permanecio|empleo en|tiempo en|sigue en|esta en|labor*|anos en|se incorporo|incorporo',
  leave:
    'por que dejo|por que se fue|por que se marcho|por que salio|motivo de salida|motivo de su salida|razon de su salida|despid*|despidieron|renunci*|dejar su|por que abandono|dejo su',
  dismissed: 'despid*|despidieron|echaron',
  lead: 'dirig*|lider*|gestion*|jef*|encabez*|al frente|a cargo|supervis*|coordin*|mando|responsable de equipo|manager|direccion de equipos|subordinad*|tuvo a su cargo|mandos|equipo a cargo|gestionado personas',
  team: 'equipo|equipos|personas|gente|companeros|colegas|plantilla|grupo|miembros|trabajo en equipo',
  built:
    'constru*|construy*|disen*|desarroll*|cre*|implement*|hizo realidad|monto|montar|elabor*|levanto|puso en marcha|poner en marcha|concib*|realizo|lanzo|entrego|fabric*|programo|puesta en marcha|se hizo|se monto|edifico',
  do: 'hizo|hace|hacer|hacia|hecho|tareas|funciones|responsabilidades|responsable|logr*|consigu*|aport*|se encarg*|ocupaba|realiz*|paso|sucedio|ocurrio|contribu*',
  job: 'puesto|puestos|empleo|empleos|trabajo|trabajos|cargo|cargos|posicion|posiciones|ocupacion|plaza',
  company: 'empresa|empresas|compania*|empleador*|organizacion*|firma|firmas|negocio|ha trabajado para|sociedades',
  career:
    'carrera|trayectoria|recorrido|vida profesional|historial|historial laboral|experiencia laboral|experiencia profesional|en tres frases|camino profesional|curriculo resumido|recorrido profesional|trayectoria profesional',
  experienceTotal:
    'anos de experiencia|experiencia total|cuanto tiempo lleva trabajando|cuanto lleva trabajando|en el sector|en la profesion|experiencia en total|en el oficio|anos trabajando|anos lleva trabajando|experiencia profesional tiene|anos de carrera',
  title:
    'titulo|profesion|oficio|funcion|a que se dedica|en que trabaja|que es ella|rol|cual es su puesto|como que|en calidad de|que cargo|que puesto|cual era su puesto|cual fue su puesto|papel',
  technology:
    'tecnolog*|herramienta*|software|stack|pila tecnologica|frameworks|conocimientos tecnicos|habilidades tecnicas|pila|tecnic*|metodos|tecnologias',
  programmingLanguage:
    'lenguaje de programacion|idioma … programar|idioma … programacion|programacion … idioma|lenguajes de programacion|lenguajes|lenguaje|en que lenguajes|lenguajes informaticos',
  database: 'base de datos|bases de datos|almacen de datos|sgbd|bbdd',
  cloud:
    'nube|cloud|nubes|proveedor de nube|proveedores de nube|plataforma de nube|plataformas de nube|proveedores cloud|plataformas cloud',
  project:
    'proyecto|proyectos|caso de estudio|casos de estudio|casos practicos|portafolio|portfolio|muestras de trabajo|ejemplos de su trabajo|case study|caso de exito|casos de exito|proyectos de ia|proyectos de ia ml|proyectos de ia y ml|proyectos ia ml',
  result:
    'resultado*|impacto*|logro|logros|exito*|efecto*|beneficio*|mejor*|que se consiguio|consiguio|cifras|que trajo|que aporto|medible*|indicadores|rendimiento obtenido|resultados de rendimiento|que salio|que se logro|supuso|valor aport*|ganancia*|repercusion',
  best: 'mayor|mayores|mejor|mejores|mas grande|mas grandes|mas importante*|principal*|mas impresionante*|mas destacad*|mas fuerte|maxim*',
  challenge:
    'reto|retos|desafio*|problema*|dificultad*|dificil*|obstaculo*|duro|complicad*|situacion de partida|situacion inicial|punto de partida|escollo',
  solution:
    'solucion*|resolv*|resuelt*|enfoque|abordo|abordar|funciona|como funciona|como se hizo|como lo hizo|superar|supero|arregl*|se las arreglo|planteo|se enfrento',
  decision:
    'decision*|decid*|eleg*|elig*|eleccion|alternativa*|descart*|en lugar de|en vez de|prefer*|opt*|compromiso|contrapartida*|escog*|y no',
  architecture:
    'dibuja*|dibujame|esboza*|haz un esquema|arquitectura*|diagrama*|esquema*|dibujo|plano|componentes|estructura*|diseno del sistema|arquitectura tecnica',
  skill:
    'habilidad*|competencia*|capacidad*|especialidad*|especializ*|conocimientos|areas de experiencia|experta|aptitud*|pericia|que sabe hacer|destreza*|especialista|campos|areas principales|cualificacion*|puntos de experiencia',
  education:
    'educacion|estudios|estudi*|carrera universitaria|titulacion|universidad*|licenciatura*|grado|master|doctorado*|diploma*|formacion|academic*|escuela*|bachiller*|tesis|licenciad*|graduad*|titulada|colegio',
  certificate: 'certificad*|certificacion*|acreditacion*|acreditad*|licencia*|credencial*|colegiad*|habilitacion*',
  spokenLanguage:
    'habla|hablar|idioma|idiomas|lengua|lenguas|lengua materna|fluidez|bilingue|lenguas extranjeras|politlota|domina idiomas|que idiomas',
  publication:
    'public*|articulo*|libro escrito|ha escrito|escribio un|paper|papers|autor*|revista*|blog|blogs|escrito algun',
  talk: 'charla*|conferencia*|ponencia*|ponente|keynote*|podcast*|congreso*|presentacion*|orador*|ha hablado en',
  award: 'premio*|galardon*|reconocimiento*|ha ganado|gano|medalla*|distincion*|honor*|premiad*',
  volunteering: 'voluntari*|altruista*|ong|sin animo de lucro|pro bono|benefic*|solidari*',
  service:
    'servicio*|ofrece*|oferta|consultoria*|asesor*|ayudarnos|ayudarme|hacer por nosotros|puede hacer por|contratarla para|prestacion*|encargar*|que me puede ofrecer',
  availability:
    'disponib*|libre|abierta a|abierto a|busca trabajo|busca empleo|en busqueda|nuevos proyectos|nuevos clientes|empezar con nosotros|acepta proyectos|acepta encargos|acepta trabajo|incorporarse|busca un nuevo|esta buscando|acepta nuevos',
  location:
    'vive|vivir|lugar de trabajo|reside|ubicad*|localiz*|donde esta|ciudad|en que pais|radica|domicilio|huso horario|zona horaria|establecida|afincada|residencia',
  country: 'pais|paises|extranjero|internacional*|otros paises',
  abroad: 'extranjero|en el extranjero|fuera del pais|en otros paises|en otro pais|otros paises|expatri*',
  industry: 'sector|sectores|industria*|ramo|ramos|rubro*|ambitos|ambito',
  contact:
    'contact*|comunicarme|ponerme en contacto|correo|email|e mail|mail|telefono|llamar*|escribir*|linkedin|github|cita|reunirme|hablar con ella|localizarla|agendar|conversar con|como la encuentro|direccion de correo|enviarle|mandarle',
  hiring:
    'contratar*|contratacion|oferta de empleo|oferta de trabajo|reclut*|ofrecerle un puesto|un puesto|entrevista de trabajo',
  testimonial:
    'testimonio*|recomend*|que dicen|dicen otros|dicen los demas|dicen de ella|opinan|opinion de|opiniones|referencias|reputacion|que piensan|citas de|comentarios de|dice de ella|dicen sus|dice sobre|antiguos jefes|valoracion*|hablan de ella',
  interest: 'aficion*|hobby|hobbies|tiempo libre|intereses|pasatiempo*|ocio|fuera del trabajo',
  quantity:
    'usuarios|clientes|solicitudes|peticiones|transacciones|volumen|escala|carga|cuantos lo usan|cuanta gente lo usa|cuantas personas lo usan',
  speed: 'rapid*|veloc*|latencia|tiempo de respuesta|lento|lenta|segundos|milisegundos|tarda|rapidez|deprisa',
  cost: 'coste*|costo*|caro|barat*|ahorr*|presupuesto|gasto*|costar|se ahorro|ahorraron|se redujo|cuanto se ahorro',
  measure:
    'tasa|precision|fiab*|exact*|disponibilidad del|errores|caida*|acierto*|caido|caidos|caida|caidas|interrupcion*|fuera de servicio|sin servicio',
  first:
    'primer|primero|primera|primeros|inicio|inicios|empezo|comienzo*|al principio|comenzo|empezar su carrera|empezo su carrera|inicio su carrera|arranco',
  last: 'ultimo|ultima|anterior|anteriores|previo|previa|mas reciente|pasado empleo|antiguo|antigua|penultimo',
  current: 'actual*|actualmente|ahora|hoy|en este momento|todavia|aun|presente|hoy en dia|a dia de hoy|sigue',
  longest: 'mas tiempo|el mas largo|mas largo|la mas larga|mas larga|mas anos',
  shortest: 'menos tiempo|mas corto|la mas corta|mas breve|mas corta',
  all: 'todos|todas|todo|cada|completo|completa|en total|entero|lista|toda',
  before: 'antes|previamente|anteriormente|antes de',
  after: 'despues|luego|posteriormente|tras|a continuacion|despues de',
  next: 'y luego|entonces|y despues|y entonces',
  other: 'otro|otra|otros|otras|ademas|aparte|en otro lugar|mas',
  not: 'no|nunca|jamas|sin|ningun*|falta*|carece|nada|tampoco|carencia*',
  only: 'solo|solamente|unicamente',
  people:
    'personas|gente|ingenier*|desarrollador*|emplead*|companeros|colegas|miembros|enfermer*|trabajadores|subordinados|especialistas|estudiantes|profesionales',
  there:
    'alli|ahi|alla|en esa empresa|en ese puesto|esa empresa|esa compania|ese puesto|en ese trabajo|en esta empresa|ese trabajo|en aquel|aquella empresa',
  it: 'eso|esto|ese|esa|este|esta|ello|lo|el proyecto|ese proyecto|ese sistema|este proyecto|esta plataforma|esa tecnologia|la misma|el mismo|aquello|el primero|la|le',
  backThen: 'en aquella epoca|entonces|en esa epoca|por aquel entonces|en aquel momento|en ese tiempo',
  more: 'mas detalles|sigue|continua|continue|cuentame mas|cuenteme mas|mas informacion|amplia|dime mas|algo mas|mas|y mas|que mas|profundiza|con mas detalle',
  yes: 'si|si por favor|claro|por supuesto|vale|de acuerdo|ok|adelante|por favor|desde luego|con gusto|venga|como no|hazlo|si claro',
  no: 'no|no gracias|ahora no|mejor no|que va',
  second: 'el segundo|la segunda|numero dos|segundo|segunda',
  third: 'el tercero|la tercera|numero tres|tercero|tercera',
  firstOne: 'el primero de ellos|la primera de ellas|numero uno|el primero de la lista|la primera de la lista',
  lastOne: 'el ultimo de ellos|la ultima de ellas|este ultimo|el ultimo de la lista',
  shorter:
    'en breve|brevemente|en resumen|en una frase|corto|mas corto|en pocas palabras|resumido|en dos palabras|breve|sintesis|en unas frases|de forma breve|resumidamente',
  owner:
    'ella|su|la candidata|el candidato|esta persona|esta mujer|este hombre|la duena|la propietaria|la titular|candidata',
  who_is:
    'quien es|quien es ella|quien es esta|presentala|presente a|de quien es|de quien es este sitio|sobre ella|que es este sitio|que es esta pagina|acerca de ella|presentacion de|quien hay detras|de que va esta pagina|quien es la duena|perfil|presentate',
  generic:
    'sistema|plataforma|proyecto|aplicacion|app|programa|herramienta|servicio|solucion|transformacion|de|del|la|el|los|las|para|y|en|con|a',
  at: 'en|para|con',
  filler:
    'por favor|dime|digame|puedes|puede decirme|podria decirme|quisiera|quiero|me gustaria|saber|hola|gracias|pues|bien|realmente|exactamente|un poco|poco|algo|alguna|algun|algunos|algunas|cosa|cosas|tipo|muy|mucho|mucha|muchos|varios|varias|tambien|me|nos|nuestro|nuestra|mi|yo|nosotros|tu|usted|haber|habia|han|has|he|hemos|es|son|era|eran|fue|fueron|ser|sido|sera|seria|estar|estado|esta|estaba|va|van|ir|hay que|pueden|poder|podemos|debe|quiere|decir|di|da|dar|dame|muestra|muestrame|ver|encontrar|ejemplo|ejemplos|concret*|practica|real|profesional*|profesionalmente|solid*|profund*|buen|buena|bueno|gran|grande|grandes|particular|especialmente|principalmente|general|generalmente|tiempo|vez|veces|ano|anos|dia|dias|vida|mundo|materia|tema|temas|cuanto a|respecto|relacionado|caso|casos|parte|forma|manera|pagina|sitio|web|pregunta|respuesta|interesa|curios*|leer|oir|pens*|creo|prueba*|hechos|tomar|toma|poner|pone|viene|venir|llega*|aqui|ya|todavia|nuevo|nueva|nuevos|propio|propia|distint*|diferentes|frase|frases|palabra|palabras|senor|senora|sra|sr|perdon|espera|quiza|quizas|tal vez|aproximadamente|sobre todo|posible|incluso|fin|principios|solo|hasta|desde|cual|area|areas|campo|estuvieron|quedo|quedaron|quedaba|estaban',
  since: 'desde|a partir de|de',
  until: 'hasta|a',
  beforeYear: 'antes de|hasta|previo a|antes del',
  afterYear: 'despues de|tras|posterior a|despues del|a partir de',
  between: 'entre|de',
  ago: 'hace',
  lastYears: 'ultimos|ultimas|pasados',
  years: 'anos|ano',
  // Asks what somebody thinks of a matter, or would promise.
  judgement:
    'opina de|opina del|opina sobre|opinas de|opinas sobre|piensa de|piensa del|piensa sobre|piensas de|piensas sobre|qué le parece|qué te parece|opinión sobre|opinión de|postura sobre|a favor o en contra|puede garantizar|puedes garantizar|pueden garantizar|garantizar que|nos garantiza|me garantiza|garantizarme|garantizarnos|prometer que',
  thisYear: 'este ano',
  lastYear: 'el ano pasado|ano pasado|el pasado ano',
  decade: 'anos',
}
