// Lo que dicen los visitantes aparte de preguntar: deseos para la página, charla, lo que no corresponde. Escrito como cues.ts.
import type { Acts } from '../en/acts.ts'

export const acts: Acts = {
  go: 've a|ve al|ir a|ir al|vaya a|vaya al|llevame a|llevame al|lleveme a|lleveme al|baja a|baja al|baja hasta|desplaza*|desplazate|salta a|muestrame|muestreme|muestra|muestre|ensename|enseneme|abre|abra|quiero ver|ver|navega*|regresa|vuelve|sube|haz scroll|scroll|pasa a|dirigete a|pon|ponme|mostrar|abrir|ensena|ensene|mostrarme|saca',
  travel:
    've a|ve al|ir a|ir al|vaya a|vaya al|llevame|llevame a|llevame al|lleveme|baja a|baja al|baja hasta|baja|desplaza*|salta a|salta al|navega*|regresa|vuelve|sube|sube a|haz scroll|scroll|pasa a|dirigete a|quiero ir|acompaname|guiame|guieme|llevame por|conduceme|vamos a|vamos al|llevarme|bajarme|ir hasta|pasar a|pasar al|orientame|dirigeme|encaminame',
  request: 'puedes|podrias|puede|podria|me haces|me muestras|por favor|porfa',
  onPage: 'en la pagina|en esta pagina|en el sitio|en la web',
  polite:
    'por favor|porfa|porfavor|puedes|podrias|puede|podria|me haces|me|hasta|seccion|parte|apartado|pagina|donde|donde estan|adonde|a donde|quiero|quisiera|me gustaria|en una|en la pagina|en el sitio|grafico|grafica|diagrama|proyecto|caso|caso de|pon|ponme|haz|hazme|su|documento|en documento|gracias|ahora|un poco|ver|estan|mira|tengo|si|otra vez|rapido|de|la|el',
  compare: 'compar*|encaja|coteja*|contrasta*|mira si|haz la comparacion|corresponde|cuadra|mira si encaja',
  animate:
    'anima|animar|resalta*|destaca*|senala*|ilumina*|haz que se mueva|pon de relieve|haz resaltar|anime|animacion|animaciones|mover|mueve|haz mover|pon la animacion|pon en movimiento|muevan',
  start:
    'inicia*|empieza*|empezar|comienza*|comenzar|arranca*|lanza*|reproduc*|muestra*|haz|hacer|quiero|quisiera|dame|pon|ver|hagamos|ensename|me haces|haces|hazme|corre|ejecuta*|ponme|abre',
  stop: 'para|parar|deten*|detener|termina*|acaba*|cancela*|cierra*|fin|finaliza*|interrump*|sal de|stop|basta|deja|abandona*|no|termina|no quiero|quita',
  guide:
    'guiame a|guiame|guieme|conduceme|acompaname|guia a|guiar*|llevame por|guiame hasta|guiame al|acompaname al|acompaname a|guiame por|llevame al|llevame a|muestrame el camino',
  want: 'envi*|enviar|manda*|dame|deme|darme|puedo tener|podria tener|quiero|quisiera|necesito|descarg*|obtener|recibir|comparte|personalizad*|a medida|haz|hacer|crea*|prepara*|genera*|por favor|pdf|imprim*|muestra*|me gustaria|puede*|pasame|facilit*|conseguir|una copia',
  targetAbout:
    'acerca de|seccion acerca|sobre mi|acerca|seccion sobre|apartado acerca de|presentacion|perfil|sobre ella|sobre el|su presentacion|biografia|quien es',
  targetExperience:
    'experiencia|la experiencia|seccion de experiencia|trayectoria|experiencia laboral|apartado de experiencia|seccion experiencia|trayectoria laboral|su trayectoria|empleos|sus empleos|trabajos anteriores|donde estan sus empleos|experiencia profesional|historial laboral',
  targetProjects:
    'casos de estudio|caso de estudio|casos practicos|seccion de proyectos|los casos|estudios de caso|seccion de casos|casos de exito|sus casos|seccion proyectos',
  targetContact:
    'contacto|el contacto|formulario de contacto|formulario|seccion de contacto|datos de contacto|apartado de contacto|donde le puedo escribir|adonde le puedo escribir|puedo escribirle|le puedo escribir|escribirle|contactarla|contactarlo|mandar un mensaje',
  targetSkills:
    'habilidades|las habilidades|su habilidades|competencias|destrezas|capacidades|aptitudes|habilidad|grafico de competencias|grafico de habilidades|sus habilidades',
  targetTimeline:
    'linea de tiempo|linea del tiempo|cronologia|los puestos|puestos|timeline|linea temporal|cronograma|carrera … linea temporal|carrera … linea de tiempo|carrera … linea del tiempo|trayectoria … linea de tiempo|carrera … cronologia',
  targetProjectCards:
    'proyectos|los proyectos|todos los proyectos|sus proyectos|tus proyectos|portafolio|portfolio|trabajos|sus trabajos|tarjetas de proyectos',
  targetTestimonials:
    'testimonios|testimonio|opiniones|opiniones de sus companeros|recomendaciones|referencias|citas|citas de colegas|opiniones de clientes|lo que dicen sus colegas|resenas|valoraciones',
  targetAdvert:
    'oferta de empleo|oferta de trabajo|mi oferta|nuestra oferta|esta oferta|vacante|esta vacante|descripcion de puesto|descripcion del puesto|anuncio de empleo|convocatoria|este puesto|nuestro puesto|anuncio de trabajo|mi vacante',
  targetCards:
    'tarjetas|tarjetas de proyectos|tarjetas de los proyectos|fichas|fichas de los proyectos|fichas de proyectos|tarjeta',
  targetTour:
    'visita|visita guiada|recorrido|tour|el recorrido|paseo|recorrido guiado|visita por el sitio|la visita|por el sitio|por la pagina|todo el sitio|guia del sitio|ensename la web|ensename el sitio|ensename la pagina|hazme una visita|una visita guiada',
  targetDemo: 'demo|demostracion|la demo|animaciones|las animaciones|la demostracion|efectos',
  targetResume:
    'curriculum|curriculo|cv|curriculum vitae|hoja de vida|resume|curriculum personalizado|su curriculum|cv personalizado|un curriculum|su cv|un cv',
  targetFit:
    'evaluacion de encaje|encaja con nosotros|encaja en nuestro|buen ajuste|encaja|adecuada para nosotros|ideal para nosotros|prueba de encaje|persona adecuada|compatibilidad|encaje|evaluacion de idoneidad|idonea para|idoneidad|apta para|evaluar el encaje|evaluar la idoneidad|adecuada para nuestro|hacer evaluacion|evaluar ajuste|evaluacion de ajuste|prueba de idoneidad|evaluacion de compatibilidad|comprobar si encaja',
  targetWebsite:
    'mi sitio|nuestro sitio|mi web|nuestra web|mi pagina|nuestra pagina|sitio web|core web vitals|velocidad de la web|velocidad de la pagina|rendimiento web|rendimiento de mi|tiempo de carga|lighthouse|pagina web|una web|una pagina web|mi sitio web|un sitio',
  measure:
    'mide|medir|analiza*|comprueba*|prueba*|audita*|examina*|que tan rapid*|verifica*|mida|rendimiento|velocidad|el rendimiento|la velocidad|evalua*|revisa*',
  targetCompanies:
    'empresas|las empresas|empleadores|companias|los empleadores|proyecto empresarial|proyecto de empresa|empresarial',
  targetExpertise: 'areas de especialidad|especialidades|areas de experiencia',
  targetServices: 'servicios|los servicios',
  targetTop:
    'arriba|al principio de la pagina|inicio de la pagina|parte superior|arriba del todo|principio de la pagina',
  greeting:
    'hola|buenos dias|buenas tardes|buenas noches|buenas|hey|saludos|que tal|encantad*|hola de nuevo|muy buenas',
  thanks:
    'gracias|muchas gracias|mil gracias|genial|perfecto|estupendo|muy amable|entendido|de acuerdo gracias|excelente|que bien|fantastico|muy util|util|ok gracias|interesante|vale gracias|te lo agradezco|se lo agradezco|buena respuesta|me sirve|por la ayuda|por tu ayuda|por su ayuda|por la informacion|guay|maravilloso|muy bien',
  goodbye:
    'adios|hasta luego|hasta pronto|nos vemos|chao|hasta la vista|buenas noches|que tengas un buen dia|hasta otra|que le vaya bien|buen dia',
  howAreYou: 'como estas|como esta usted|que tal estas|como te va|todo bien|como andas|que tal va',
  whoAreYou:
    'quien eres|quien es usted|eres un bot|eres humano|eres humana|eres una ia|eres real|eres una persona|eres un robot|eres chatgpt|que modelo eres|como te llamas|quien te creo|quien te hizo|hablo con una persona|hablo con un humano|estoy hablando con|es un bot|es esto un bot|es usted un robot|es usted humano|es usted una persona|como funcionas|de donde sacas|puedo fiarme|puedo confiar en ti|te inventas|tu nombre|que eres|guardas esta|se guarda esta conversacion|es usted una ia|alucinas',
  whatCanYouDo:
    'que puedes hacer|que sabes hacer|ayuda|ayudame|que puedo preguntar|que puedo preguntarte|que sabes|en que puedes ayudar|que deberia preguntar|para que sirves|que preguntas|sugerencias|que me puedes contar|que puede hacer usted|en que me puedes ayudar',
  insult:
    'idiota*|estupid*|imbecil*|tont*|inutil*|gilipollas|mierda|callate|puta|puto|cabron*|pendej*|capullo*|joder|jodete|basura|imbecil|que te den|asco|vete a la',
  injection:
    'ignora tus|ignora todas|ignora las|ignore sus|ignore las|ignora lo|olvida tus|olvida todo|olvida todas|prompt del sistema|tus instrucciones|sus instrucciones|tus reglas|finge|haz como si|ahora eres|actua como|contrasena|clave api|clave secreta|di que ella|di que tiene|afirma que|escribe que ella|modo desarrollador|repite conmigo|nuevas instrucciones|confirma que tiene un|admite que|system prompt|desde ahora eres|tu prompt',
  offTopic:
    'tiempo hace|clima|meteorolog*|chiste*|poema|receta*|capital de|presidente|futbol|bolsa de valores|precio del bitcoin|traduce|que hora es|que dia es|horoscopo|loteria|sentido de la vida|escribe un programa|escribeme un programa|escribe codigo|calcula|raiz cuadrada|2 2|cancion|canta|deberes|mundial de|noticias de hoy|fibonacci|cuanto es',
  private:
    'cuantos anos tiene|que edad|edad|cumpleanos|nacio|fecha de nacimiento|casada|marido|esposo|esposa|novio|pareja|hijos|familia|religion|religios*|politic*|partido politico|vota|sexual*|embarazada|su salud|estado de salud|salud mental|problemas de salud|buena salud|enfermedad*|discapacidad|direccion particular|domicilio particular|nacionalidad|soltera|guapa|atractiva|pesa|cuanto mide|patrimonio|antecedentes penales|deudas|signo del zodiaco|padres|hermanos|madre|padre|ciudadania',
}
