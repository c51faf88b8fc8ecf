// What visitors say beside questions: things to be done on the page, small talk, what is not for an assistant. Written as cues.ts.
export const acts = {
  // Verbs of requests
  go: 'go to|scroll to|scroll down to|scroll up to|scroll|take me to|take me|jump to|move to|bring me to|bring up|navigate to|show me|show|open|let me see|see|down to|head to|get me to|where do i find|lead me to|i want to see|where can i see|display|put up|present|pull up',
  travel:
    'go to|scroll|scroll to|scroll up to|scroll down to|take me to|take me through|take me|bring me to|bring me|jump to|move to|navigate to|head to|get me to|lead me to|lead me|walk me to|down to|go back to|go down to|go up to|walk me over to|guide me to|steer me|direct me|point me to',
  request: 'can you|could you|would you|will you|can we|please',
  onPage: 'on the page|on this page|on the site|on screen|on the website',
  polite:
    'pls|plz|please|kindly|section|sections|part|bit|area|page|chart|graph|listed|where|there|read|can you|could you|would you|will you|i want to|i d like to|i d love to|want|now|thanks|for me|just|something|back|quickly|document|as a document|project|case study|on the page|on this page|on the site|play|display|put up|some|again|thank you|whether|i have|have a look at|look at|ok|okay|up|down|a|an',
  compare:
    'compare*|match|matches|match against|fit|fits|check … against|against|hold … against|suit|suits|check|how well does she match|how well does he match|how well',
  animate:
    'animate|highlight|point out|make … move|light up|flash|emphasise|emphasize|bring to life|animation of|chart move|get … moving|move the chart|animation|animations|play the animation|move',
  start:
    'start|begin|play|run|launch|give me|do|show|take|try|kick off|make|can i have|i want|i d like|let s do|let s start|let s take|go on',
  stop: 'stop|end|quit|cancel|abort|leave|finish|exit|close|no more|turn off|enough of|terminate|halt|don t|do not|no|stop showing|skip',
  guide:
    'guide me to|guide me through|guide me|lead me to|lead me through|walk me over to|take me through|show me the way to|guide to|guide',
  want: 'send*|get|give me|i have|want|need|download|share|custom|tailored|make|create|prepare|please|pdf|generate|export|print|can i see|could i see|let me have|show me|build|write me|as a file|i d like|may i have|have a copy|a copy of|put together|provide|hand me|email me',
  // What they are about
  targetAbout:
    'about|about section|about part|about her|about you|the about|summary section|profile section|about me|about me section|about the owner|introduction|her introduction|bio|profile|biography',
  targetExperience:
    'experience|experience section|work history|career section|work experience|the experience|employment section|jobs section|where her jobs are|where his jobs are|where the jobs are|work history section|jobs are listed|career history',
  targetProjects:
    'case studies|case study|case studies section|projects section|case study section|the case studies|project section|section with the projects',
  targetContact:
    'contact|contact form|contact section|the contact|contact details|contact page|message form|the form|where i can write to her|where i can write to him|where i can write|where i can contact her|where i can contact him|write to her|write to him|send a message|get in touch|contact area',
  targetSkills:
    'skills|the skills|her skills|his skills|your skills|skill section|skills section|expertise section|skill set|skill chart|skills chart|skill|skill animation|skill graph|expertise',
  targetTimeline:
    'timeline|the timeline|time line|job timeline|career timeline|her jobs|his jobs|the jobs|career … timeline|career as a timeline|jobs … timeline|life … timeline',
  targetProjectCards:
    'projects|all projects|the projects|her projects|his projects|your projects|project cards|portfolio|her work|his work|your work|all the projects|project overview',
  targetTestimonials:
    'testimonials|testimonial|testimonials section|quotes from colleagues|quotes|references|references section|recommendations|what colleagues say|what others say|reviews from colleagues|reviews|colleagues say|endorsements|voices of colleagues',
  targetAdvert:
    'job ad|job advert|job advertisement|my job ad|our job ad|this job|our job|my job|vacancy|this vacancy|our vacancy|job description|job posting|job offer|job spec|job listing|open role|our opening|our position|this position|advert',
  targetCards: 'cards|card|project cards|project card|cards of her projects|cards for the projects',
  targetTour:
    'tour|guided tour|the tour|a tour|site tour|show me around|look around|walkthrough|guide through the site|guide through this site|tour guide|tour of the site|around the site|around|show me round|me around',
  targetDemo:
    'demo|demonstration|the demo|the animations|animations|demo animations|animation|the demonstration|effects|what this page can do',
  targetResume:
    'her resume|his resume|your resume|their resume|the resume|a resume|custom resume|tailored resume|resume please|resume pdf|resume as|resume for|resume download|download resume|get resume|send resume|cv|c v|curriculum vitae|curriculum|résumé for|copy of her resume|resume file|general resume|full resume|create resume|make resume|résumé as a document|her cv|a cv|resume document|custom cv',
  targetFit:
    'fit assessment|right fit|good fit|a match|fit for us|a fit for|fit for our|fit for my|fit with our|fit our team|fit quiz|fit test|fit check|match for us|match for our|take fit assessment|would she fit|does she fit|would he fit|suitable for us|does she match|right person for us|suit us|fits us|fit in with us|fit us|assess the fit|test the fit|check the fit',
  targetWebsite:
    'my website|our website|my site|our site|my page|our page|a website|website performance|core web vitals|page speed|lighthouse|web performance|website speed|load time of|site speed|our homepage|my homepage|a site|the speed of a website|this website|a web page|a webpage',
  measure:
    'measure|analyze|analyse|audit|check|test|how fast is|speed up|examine|rate|how fast|scan|benchmark|performance of|the performance|evaluate|speed of',
  targetCompanies:
    'companies|the companies|enterprise|enterprises|employers|enterprise experience|enterprise work|enterprise project|the enterprise project',
  targetExpertise: 'the expertise|fields of expertise|areas of expertise|core expertise|main fields',
  targetServices: 'services section|the services',
  targetTop: 'top|the top|back to top|top of the page|beginning of the page|page top',
  // Small talk
  greeting:
    'hello|hi|hey|good morning|good afternoon|good evening|hi there|hey there|hello there|greetings|good day|howdy|hiya|morning|hello again',
  thanks:
    'thanks|thanks a lot|many thanks|thank you very much|thank you so much|thx|ty|cheers|thank you|great|perfect|ok thanks|cool|awesome|nice|brilliant|that helps|very helpful|helpful|much appreciated|appreciate it|good to know|got it|understood|i see|interesting|wonderful|excellent|lovely|well done|good answer|good job|wow|amazing|that s all|thanks for|for your help|for the help|for the information',
  goodbye:
    'bye|goodbye|bye bye|see you|see you later|good night|have a nice day|have a good day|take care|so long|that s it|farewell|talk later|catch you later',
  howAreYou:
    'how are you|how are you doing|how do you do|how s it going|what s up|how is it going|are you well|how are things',
  whoAreYou:
    'who are you|what are you|are you a bot|are you human|are you a human|are you an ai|are you real|are you a real person|are you a person|are you a real human|are you actually human|are you a machine|are you a program|are you a human being|am i talking to a real person|am i speaking to a human|am i chatting with a human|are you a robot|am i talking to a human|am i talking to a person|am i talking to a bot|is this a bot|is this a real person|are you chatgpt|are you a language model|which model are you|what model are you|are you an llm|who made you|who built you|who created you|what s your name|what is your name|your name|is this a chatbot|are you alive|am i chatting with a real|who am i talking to|how do you work|where do you get your answers|where do you get your information|are you gpt|what llm|who wrote you|do you make things up|can i trust you|can i trust your answers|do you hallucinate|how reliable are you|is this conversation private|do you store|do you save|do you record|is this chat recorded',
  whatCanYouDo:
    'what can you do|help|help me|what can i ask|what can i ask you|what do you know|what should i ask|how can you help|how does this work|what are your capabilities|what questions can i ask|what else can you tell me|what else can you do|suggest a question|any suggestions|commands|what can you tell me',
  // Not for it
  insult:
    'idiot|stupid|moron|dumb|useless|shut up|fuck*|shit|bullshit|asshole|bastard|you suck|crap|dumbass|jerk|bitch|screw you|go to hell|piss off|loser|trash|pathetic|garbage',
  injection:
    'ignore all previous|ignore previous|ignore your|ignore the|ignore all|disregard|forget your instructions|forget all|forget everything|system prompt|your prompt|your instructions|your rules|jailbreak|developer mode|dan mode|act as|pretend|roleplay as|role play as|you are now|from now on you|repeat after me|print your|reveal your|show me your prompt|api key|password|secret key|environment variables|say that she is|say she is|say that he is|tell me that she|admit that|write that she|override|sudo|confirm that she has a phd|base64|repeat the words above|new instructions',
  offTopic:
    'weather|raining|joke|jokes|poem|haiku|recipe|capital of|president|prime minister|world cup|football score|stock price|bitcoin price|translate this|what time is it|what day is it|horoscope|lottery|meaning of life|write me a python|write a python|write code|write a function|solve this|2 2|2 plus 2|calculate|square root|sing|song|story about|limerick|news today|who won|best restaurant|cook|essay|homework|fibonacci|sorting algorithm|elon musk|donald trump|taylor swift',
  private:
    'how old|age|her age|birthday|date of birth|born|married|husband|wife|boyfriend|girlfriend|partner|kids|children|family|religion|religious|political|politics|vote*|party member|sexual*|gay|pregnant|her health|his health|their health|mental health|health problem*|healthy|health condition*|illness|disability|home address|street address|where exactly does she live|nationality|ethnic*|single|dating|attractive|pretty|weight|how tall|tall|net worth|bank account|social security|criminal record|debt|zodiac|parents|siblings|mother|father|race|citizenship',
}
export type Acts = Record<keyof typeof acts, string>
export type ActId = keyof typeof acts
