// The styles of a drawing. A page that comes with its drawing comes with them, too; others fetch both.
import './system.css'
import './system-drawing.css'
import './system-words.css'
