/**
 * Shows the popup before it, which is closed without scripts, and remembers that it was closed in local storage
 * (R-DATA-MISC-03, -04). It waits while the page is hidden, another dialog or the cookie banner is open, or the visitor is typing.
 * The same on every page, so that the content security policies have one hash for it.
 */
export const POPUP_SCRIPT = `(d=>{
const q=document,o=d.dataset,k='popup-overlay'
let s,done=false
try{s=JSON.parse(localStorage.getItem(k))}catch{}
if(s?.version==o.version&&(s.submitted||Date.now()-s['date-closed']<o.days*864e5))return
const send=event=>{
if(o.census&&!/quoin_roles=(?!10(;|$))[^;]/.test(q.cookie)&&(!o.consent||/ss_cookieAllowed=true/.test(q.cookie)))navigator.sendBeacon('/api/census/overlay',new URLSearchParams(o.census+'&event='+event+'&visitorCookie='+(/ss_cvr=([^;]*)/.exec(q.cookie)||[,''])[1]+'&pagePath='+encodeURIComponent(location.pathname)))
}
const end=event=>{
try{localStorage.setItem(k,JSON.stringify({'date-closed':Date.now(),version:+o.version,submitted:done}))}catch{}
send(event)
}
const show=()=>{
if(q.hidden||(scrollY+innerHeight)/q.documentElement.scrollHeight*100<o.scroll||q.querySelector('dialog[open],.quoin-cookie-banner:not([hidden]),:is(input,textarea,select):focus'))return setTimeout(show,1e3)
for(const e of[q.documentElement,q.body]){const c=getComputedStyle(e).backgroundColor;c.endsWith(', 0)')||d.style.setProperty('--quoin-popup-page',c)}
d.showModal()
send('shown')
}
d.onclick=e=>e.target.closest('a,.quoin-popup-close')&&d.close()
d.onclose=()=>done||end('closed')
d.addEventListener('wb:form-success',()=>{done=true;end('submitted')})
addEventListener('load',()=>setTimeout(show,o.delay*1e3))
})(document.currentScript.previousElementSibling)`;
