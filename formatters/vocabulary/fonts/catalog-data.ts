// Written by scripts/write-font-catalog.mjs.
import type { FontCategory } from './font-category.ts';

/** Families of Google Fonts by category and by the styles to load, which are regular and bold if a family has them. */
export const CATALOG_DATA: readonly (readonly [category: FontCategory, styles: string, names: string])[] = [
  [
    'Display',
    '300',
    `
Buda
`,
  ],
  [
    'Display',
    '400',
    `
ADLaM Display
Aboreto
Abril Fatface
Agbalumo
Agu Display
Akaya Kanadaka
Akaya Telivigala
Akronim
Aladin
Alien Block
Allkin
Almendra Display
Alumni Sans Inline One
Amarante
Angkor
Asset
Atomic Age
Aubrey
Audiowide
Autour One
Averia Gruesa Libre
Badeen Display
Bagel Fat One
Bahiana
Bahianita
Bakbak One
Bangers
Barriecito
Barrio
Baumans
Bigelow Rules
Bigshot One
Black And White Picture
Black Ops One
Blaka
Blaka Hollow
Blaka Ink
Bokor
Boldonse
Boogaloo
Bowlby One
Bowlby One SC
Bruno Ace
Bruno Ace SC
Bubblegum Sans
Bungee
Bungee Hairline
Bungee Inline
Bungee Outline
Bungee Shade
Bungee Spice
Bungee Tint
Butcherman
Caacupe One
Caesar Dressing
Calistoga
Caprasimo
Carter One
Castoro Titling
Ceviche One
Changa One
Chango
Chela One
Chelsea Market
Chenla
Cherry Bomb One
Cherry Cream Soda
Chewy
Chicle
Chokokutai
Chonburi
Climate Crisis
Coda
Codystar
Coiny
Combo
Concert One
Contrail One
Coral Pixels
Creepster
Croissant One
Crushed
Cute Font
Dangrek
Darumadrop One
Dela Gothic One
Diplomata
Diplomata SC
Dokdo
Dynalight
Eater
Elsie
Elsie Swash Caps
Emblema One
Emilys Candy
Erica One
Ewert
Exile
Farsan
Fascinate
Fascinate Inline
Faster One
Fasthand
Federant
Finger Paint
Flamenco
Flavors
Fontdiner Swanky
Forum
Freckle Face
Fredericka the Great
Freehand
Freeman
Frijole
Fruktur
Fugaz One
Ga Maamli
Gajraj One
Galada
Galindo
Geist Pixel
Geostar
Geostar Fill
Germania One
Gideon Roman
Girassol
Glass Antiqua
Goblin One
Gravitas One
Griffy
Gugi
Hanalei
Hanalei Fill
Happy Monkey
Henny Penny
Honk
Iceberg
Iceland
Irish Grover
Jacquard 12
Jacquard 12 Charted
Jacquard 24
Jacquard 24 Charted
Jacquarda Bastarda 9
Jacquarda Bastarda 9 Charted
Jacques Francois Shadow
Jaini
Jaini Purva
Jersey 10
Jersey 10 Charted
Jersey 15
Jersey 15 Charted
Jersey 20
Jersey 20 Charted
Jersey 25
Jersey 25 Charted
Jolly Lodger
Jomhuria
Joti One
Kablammo
Katibeh
Kavoon
Keania One
Kenia
Kirang Haerang
Knewave
Konkhmer Sleokchher
Koulen
Kranky
Kumar One
Kumar One Outline
Lacquer
Lancelot
Langar
Lemon
Libertinus Keyboard
Libertinus Math
Libertinus Serif Display
Lilita One
Lily Script One
Limelight
Lobster
Londrina Outline
Londrina Shadow
Londrina Sketch
Londrina Solid
Love Ya Like A Sister
Luckiest Guy
Luxurious Roman
Macondo
Macondo Swash Caps
Manufacturing Consent
Margarine
McLaren
MedievalSharp
Medula One
Megrim
Metal
Metal Mania
Metamorphous
Micro 5
Micro 5 Charted
Milonga
Miltonian
Miltonian Tattoo
Miniver
Modak
Modern Antiqua
Mogra
Moirai One
Monomakh
Monoton
Moo Lah Lah
Moul
Mystery Quest
Nabla
New Rocker
Nosifer
Nova Cut
Nova Flat
Nova Oval
Nova Round
Nova Script
Nova Slim
Nova Square
Odibee Sans
Offside
Oi
Oldenburg
Oregano
Orelega One
Original Surfer
Overlock SC
Palette Mosaic
Paprika
Passero One
Piedra
Pirata One
Plaster
Playball
Pochaevsk
Poetsen One
Poiret One
Poller One
Pompiere
Ponnala
Ponomar
Poor Story
Potta One
Press Start 2P
Prosto One
Protest Guerrilla
Protest Revolution
Protest Riot
Protest Strike
Purple Purse
Racing Sans One
Rakkas
Raleway Dots
Rammetto One
Rampart One
Ranchers
Ravi Prakash
Reggae One
Revalia
Ribeye
Ribeye Marrow
Righteous
Risque
Road Rage
Rock 3D
Rubik 80s Fade
Rubik Beastly
Rubik Broken Fax
Rubik Bubbles
Rubik Burned
Rubik Dirt
Rubik Distressed
Rubik Doodle Shadow
Rubik Doodle Triangles
Rubik Gemstones
Rubik Glitch
Rubik Glitch Pop
Rubik Iso
Rubik Lines
Rubik Maps
Rubik Marker Hatch
Rubik Maze
Rubik Microbe
Rubik Moonrocks
Rubik Pixels
Rubik Puddles
Rubik Scribble
Rubik Spray Paint
Rubik Storm
Rubik Vinyl
Rubik Wet Paint
Ruslan Display
Rye
Sail
Salsa
Sancreek
Sarina
Seaweed Script
Sekuya
Sevillana
Shafarik
Shizuru
Shojumaru
Shrikhand
Sigmar
Sigmar One
Simonetta
Single Day
Sirin Stencil
Slackey
Smokum
Smythe
Sniglet
Snowburst One
Sofadi One
Sonsie One
Special Elite
Spicy Rice
Spirax
Squada One
Staatliches
Stalinist One
Supermercado One
Syne Tactile
Tagesschrift
Taprom
Tilt Neon
Tilt Prism
Tilt Warp
Titan One
Trade Winds
Train One
Triodion
Tulpen One
Uncial Antiqua
Underdog
Unica One
UnifrakturMaguntia
Unlock
Vampiro One
Viaoda Libre
Vibes
Vina Sans
Wallpoet
Warnes
Yarndings 12
Yarndings 12 Charted
Yarndings 20
Yarndings 20 Charted
Yatra One
Yeon Sung
Yeseva One
Zen Dots
Zen Loop
Zen Tokyo Zoo
`,
  ],
  [
    'Display',
    '400,700',
    `
Alkatra
Allan
Anybody
Arima
Astloch
Atma
Averia Libre
Averia Sans Libre
Averia Serif Libre
Baloo 2
Baloo Bhai 2
Baloo Bhaijaan 2
Baloo Bhaina 2
Baloo Chettan 2
Baloo Da 2
Baloo Paaji 2
Baloo Tamma 2
Baloo Tammudu 2
Baloo Thambi 2
Balsamiq Sans
Battambang
Bellota
Bellota Text
Big Shoulders
Big Shoulders Inline
Big Shoulders Stencil
Bitcount
Bitcount Grid Double
Bitcount Grid Double Ink
Bitcount Grid Single
Bitcount Grid Single Ink
Bitcount Ink
Bitcount Prop Double
Bitcount Prop Double Ink
Bitcount Prop Single
Bitcount Prop Single Ink
Bitcount Single
Bitcount Single Ink
Cabin Sketch
Cherry Swash
Cinzel Decorative
Comfortaa
Comic Relief
Content
Corben
DynaPuff
Expletus Sans
Foldit
Funnel Display
Gabarito
Gluten
Goldman
Gorditas
Grandstander
Grenze Gotisch
Handjet
Kalnia Glaze
Karantina
Lemonada
Life Savers
Lobster Two
Marhey
Mountains of Christmas
MuseoModerno
Oleo Script
Oleo Script Swash Caps
Overlock
Oxanium
Passion One
Phudu
Pixelify Sans
Ranga
Red Rose
Rowdies
Saira Stencil
Sansita Swashed
Shantell Sans
Silkscreen
Skranji
Srisakdi
Stardos Stencil
Tektur
Tillana
Tourney
Trochut
Turret Road
Unkempt
`,
  ],
  [
    'Display',
    '700',
    `
UnifrakturCook
`,
  ],
  [
    'Mono',
    '400',
    `
Cutive Mono
DM Mono
Fragment Mono
Hibur Mono
Libertinus Mono
Major Mono Display
Monofett
Nova Mono
Oxygen Mono
PT Mono
Share Tech Mono
Sixtyfour
Sixtyfour Convergence
Syne Mono
VT323
Workbench
Xanh Mono
`,
  ],
  [
    'Mono',
    '400,700',
    `
Anonymous Pro
Azeret Mono
B612 Mono
Chivo Mono
Courier Prime
Cousine
Datatype
Fira Code
Fira Mono
Geist Mono
Google Sans Code
IBM Plex Mono
Inconsolata
Intel One Mono
Iosevka Charon
Iosevka Charon Mono
JetBrains Mono
Kode Mono
LXGW WenKai Mono TC
Lekton
Lilex
M PLUS 1 Code
Martian Mono
Overpass Mono
Red Hat Mono
Reddit Mono
Roboto Mono
Sometype Mono
Source Code Pro
Space Mono
Spline Sans Mono
Ubuntu Mono
Ubuntu Sans Mono
Victor Mono
`,
  ],
  [
    'Other',
    '400',
    `
Flow Block
Flow Circular
Flow Rounded
Libre Barcode 128
Libre Barcode 128 Text
Libre Barcode 39
Libre Barcode 39 Extended
Libre Barcode 39 Extended Text
Libre Barcode 39 Text
Libre Barcode EAN13 Text
Material Icons
Material Icons Outlined
Material Icons Round
Material Icons Sharp
Material Icons Two Tone
Noto Color Emoji
Noto Music
Noto Sans Math
Noto Sans SignWriting
Noto Sans Symbols 2
Noto Znamenny Musical Notation
Redacted
`,
  ],
  [
    'Other',
    '400,700',
    `
Linefont
Material Symbols
Material Symbols Outlined
Material Symbols Rounded
Material Symbols Sharp
Noto Emoji
Noto Sans Symbols
Redacted Script
Wavefont
`,
  ],
  [
    'Sans Serif',
    '400',
    `
ABeeZee
Abel
Aclonica
Acme
Actor
Alata
Alatsi
Aldrich
Allerta
Allerta Stencil
Alumni Sans Collegiate One
Alumni Sans Pinstripe
Anta
Antic
Anton
Anton SC
Archivo Black
Armata
Asimovian
Average Sans
BBH Bartle
BBH Bogle
BBH Hegarty
Basic
Bayon
Bebas Neue
Belleza
Black Han Sans
Bpmf Huninn
Bpmf Zihi Kai Std
Braah One
Bubbler One
Bytesized
Cagliostro
Cal Sans
Candal
Cantora One
Capriola
Carme
Carrois Gothic
Carrois Gothic SC
Chau Philomene One
Chocolate Classical Sans
Convergence
Days One
Denk One
Dhurjati
Didact Gothic
Do Hyeon
Doppio One
Dorsa
DotGothic16
Duru Sans
Electrolize
Englebert
Faculty Glyphic
Federo
Fjalla One
Francois One
Fresca
Gafata
Galdeano
Gasoek One
Geo
Gidole
Gidugu
Gotu
Gowun Dodum
Gruppo
Gurajada
Hammersmith One
Hedvig Letters Sans
Homenaje
Hubballi
Huninn
Imprima
Inder
Italiana
Jaro
Jockey One
Jua
Julius Sans One
Kdam Thmor Pro
Khmer
Kite One
Kosugi
Kosugi Maru
Krona One
LXGW Marker Gothic
Lalezar
League Gothic
Liter
Madimi One
Mako
Mallanna
Mandali
Marmelad
Matemasie
Meera Inimai
Metrophobic
Michroma
Mingzat
Mochiy Pop One
Mochiy Pop P One
Molengo
Momo Signature
Momo Trust Display
Monomaniac One
Mooli
Moulpali
Mouse Memoirs
NTR
New Amsterdam
Notable
Noto Sans Anatolian Hieroglyphs
Noto Sans Avestan
Noto Sans Batak
Noto Sans Bhaiksuki
Noto Sans Brahmi
Noto Sans Buginese
Noto Sans Buhid
Noto Sans Carian
Noto Sans Caucasian Albanian
Noto Sans Chakma
Noto Sans Chorasmian
Noto Sans Coptic
Noto Sans Cuneiform
Noto Sans Cypriot
Noto Sans Cypro Minoan
Noto Sans Deseret
Noto Sans Egyptian Hieroglyphs
Noto Sans Elbasan
Noto Sans Elymaic
Noto Sans Glagolitic
Noto Sans Gothic
Noto Sans Grantha
Noto Sans Hanunoo
Noto Sans Hatran
Noto Sans Imperial Aramaic
Noto Sans Indic Siyaq Numbers
Noto Sans Inscriptional Pahlavi
Noto Sans Inscriptional Parthian
Noto Sans Kaithi
Noto Sans Kharoshthi
Noto Sans Khojki
Noto Sans Khudawadi
Noto Sans Lepcha
Noto Sans Limbu
Noto Sans Linear A
Noto Sans Linear B
Noto Sans Lycian
Noto Sans Lydian
Noto Sans Mahajani
Noto Sans Mandaic
Noto Sans Manichaean
Noto Sans Marchen
Noto Sans Masaram Gondi
Noto Sans Mayan Numerals
Noto Sans Mende Kikakui
Noto Sans Meroitic
Noto Sans Miao
Noto Sans Modi
Noto Sans Mongolian
Noto Sans Mro
Noto Sans Multani
Noto Sans NKo
Noto Sans Nabataean
Noto Sans Nandinagari
Noto Sans Newa
Noto Sans Nushu
Noto Sans Ogham
Noto Sans Old Hungarian
Noto Sans Old Italic
Noto Sans Old North Arabian
Noto Sans Old Permic
Noto Sans Old Persian
Noto Sans Old Sogdian
Noto Sans Old South Arabian
Noto Sans Old Turkic
Noto Sans Osage
Noto Sans Osmanya
Noto Sans Pahawh Hmong
Noto Sans Palmyrene
Noto Sans Pau Cin Hau
Noto Sans PhagsPa
Noto Sans Phoenician
Noto Sans Psalter Pahlavi
Noto Sans Rejang
Noto Sans Runic
Noto Sans Samaritan
Noto Sans Saurashtra
Noto Sans Sharada
Noto Sans Shavian
Noto Sans Siddham
Noto Sans Sogdian
Noto Sans Soyombo
Noto Sans Sunuwar
Noto Sans Syloti Nagri
Noto Sans Tagalog
Noto Sans Tagbanwa
Noto Sans Tai Le
Noto Sans Tai Viet
Noto Sans Takri
Noto Sans Tamil Supplement
Noto Sans Tifinagh
Noto Sans Tirhuta
Noto Sans Ugaritic
Noto Sans Vai
Noto Sans Wancho
Noto Sans Warang Citi
Noto Sans Yi
Noto Sans Zanabazar Square
Numans
Nuosu SIL
Orbit
Orienta
Pathway Gothic One
Pattaya
Pavanam
Paytone One
Port Lligat Sans
Preahvihear
Qahiri
Questrial
Ramabhadra
Rationale
Reem Kufi Ink
Roboto Flex
RocknRoll One
Ropa Sans
Rubik Mono One
Ruluko
Rum Raisin
Russo One
Sankofa Display
Sawarabi Gothic
Secular One
Seymour One
Shanti
Share Tech
Shippori Antique
Shippori Antique B1
Siemreap
Sirivennela
Six Caps
Snippet
Special Gothic Condensed One
Special Gothic Expanded One
Spinnaker
Stick
Story Script
Strait
Stylish
Tac One
Tauri
Telex
Tenali Ramakrishna
Tenor Sans
Text Me One
Timmana
Tiny5
Ubuntu Condensed
Varela
Varela Round
Viga
Voces
Voltaire
WDXL Lubrifont JP N
WDXL Lubrifont SC
WDXL Lubrifont TC
Wendy One
Wire One
Yusei Magic
ZCOOL KuaiLe
ZCOOL QingKe HuangYou
ZCOOL XiaoWei
Zen Kurenaido
`,
  ],
  [
    'Sans Serif',
    '400,700',
    `
AR One Sans
Advent Pro
Afacad
Afacad Flux
Agdasima
Akatab
Akshar
Akt
Alan Sans
Albert Sans
Alef
Alegreya Sans
Alegreya Sans SC
Alexandria
Almarai
Alumni Sans
Alumni Sans SC
Amaranth
Amarna
Amiko
Anaheim
Ancizar Sans
Andika
Anek Bangla
Anek Devanagari
Anek Gujarati
Anek Gurmukhi
Anek Kannada
Anek Latin
Anek Malayalam
Anek Odia
Anek Tamil
Anek Telugu
Antonio
Anuphan
Archivo
Archivo Narrow
Arimo
Arsenal
Arsenal SC
Arya
Asap
Asap Condensed
Asap Sharp
Assistant
Asta Sans
Athiti
Atkinson Hyperlegible
Atkinson Hyperlegible Mono
Atkinson Hyperlegible Next
B612
BIZ UDGothic
BIZ UDPGothic
Bai Jamjuree
Barlow
Barlow Condensed
Barlow Semi Condensed
Be Vietnam Pro
Beiruti
Belanosima
BenchNine
Biryani
Blinker
Bricolage Grotesque
Cabin
Cabin Condensed
Cairo
Cairo Play
Cambay
Cantarell
Carlito
Cascadia Code
Cascadia Mono
Catamaran
Chakra Petch
Changa
Chathura
Chiron GoRound TC
Chiron Hei HK
Chivo
Comme
Commissioner
Cossette Texte
Cossette Titre
Cuprum
DM Sans
Darker Grotesque
Dongle
Dosis
Doto
Economica
El Messiri
Elms Sans
Encode Sans
Encode Sans Condensed
Encode Sans Expanded
Encode Sans SC
Encode Sans Semi Condensed
Encode Sans Semi Expanded
Epilogue
Epunda Sans
Estedad
Exo
Exo 2
Fahkwang
Familjen Grotesk
Farro
Figtree
Finlandica Headline
Finlandica Text
Fira Sans
Fira Sans Condensed
Fira Sans Extra Condensed
Fredoka
Funnel Sans
Fustat
GFS Neohellenic
Gantari
Gayathri
Geist
Gemunu Libre
Genos
Geologica
Geom
Geomini
Georama
Glory
Golos Text
Google Sans
Google Sans Flex
Gothic A1
Gudea
Hanken Grotesk
Harmattan
Heebo
Hind
Hind Guntur
Hind Madurai
Hind Mysuru
Hind Siliguri
Hind Vadodara
Host Grotesk
Hubot Sans
IBM Plex Sans
IBM Plex Sans Arabic
IBM Plex Sans Condensed
IBM Plex Sans Devanagari
IBM Plex Sans Hebrew
IBM Plex Sans JP
IBM Plex Sans KR
IBM Plex Sans Thai
IBM Plex Sans Thai Looped
Inclusive Sans
Inria Sans
Instrument Sans
Inter
Inter Tight
Istok Web
Jaldi
Josefin Sans
Jost
Jura
K2D
Kanchenjunga
Kanit
Kantumruy Pro
Karla
Karla Tamil Inclined
Karla Tamil Upright
Kedebideri
Khand
Khula
KoHo
Kodchasan
Krub
Kufam
Kulim Park
Kumbh Sans
LINE Seed JP
Lato
League Spartan
Lexend
Lexend Deca
Lexend Exa
Lexend Giga
Lexend Mega
Lexend Peta
Lexend Tera
Lexend Zetta
Libertinus Sans
Libre Franklin
Livvic
Lunasima
M PLUS 1
M PLUS 1p
M PLUS 2
M PLUS Code Latin
M PLUS Rounded 1c
M PLUS U
Mada
Magra
Manjari
Manrope
Martel Sans
Marvel
Matangi
Maven Pro
Menbere
Merriweather Sans
Mina
Miranda Sans
Miriam Libre
Mitr
Moderustic
Mohave
Momo Trust Sans
Mona Sans
Monda
Montserrat
Montserrat Alternates
Montserrat Underline
Mozilla Headline
Mozilla Text
Mukta
Mukta Mahee
Mukta Malar
Mukta Vaani
Mulish
Murecho
Nanum Gothic
Narnoor
Nata Sans
National Park
News Cycle
Niramit
Nobile
Nokora
Noto Kufi Arabic
Noto Sans
Noto Sans Adlam
Noto Sans Adlam Unjoined
Noto Sans Arabic
Noto Sans Armenian
Noto Sans Balinese
Noto Sans Bamum
Noto Sans Bassa Vah
Noto Sans Bengali
Noto Sans Canadian Aboriginal
Noto Sans Cham
Noto Sans Cherokee
Noto Sans Devanagari
Noto Sans Display
Noto Sans Duployan
Noto Sans Ethiopic
Noto Sans Georgian
Noto Sans Gujarati
Noto Sans Gunjala Gondi
Noto Sans Gurmukhi
Noto Sans HK
Noto Sans Hanifi Rohingya
Noto Sans Hebrew
Noto Sans JP
Noto Sans Javanese
Noto Sans KR
Noto Sans Kannada
Noto Sans Kawi
Noto Sans Kayah Li
Noto Sans Khmer
Noto Sans Lao
Noto Sans Lao Looped
Noto Sans Lisu
Noto Sans Malayalam
Noto Sans Medefaidrin
Noto Sans Meetei Mayek
Noto Sans Mono
Noto Sans Myanmar
Noto Sans NKo Unjoined
Noto Sans Nag Mundari
Noto Sans New Tai Lue
Noto Sans Ol Chiki
Noto Sans Oriya
Noto Sans SC
Noto Sans Sinhala
Noto Sans Sora Sompeng
Noto Sans Sundanese
Noto Sans Syriac
Noto Sans Syriac Eastern
Noto Sans Syriac Western
Noto Sans TC
Noto Sans Tai Tham
Noto Sans Tamil
Noto Sans Tangsa
Noto Sans Telugu
Noto Sans Thaana
Noto Sans Thai
Noto Sans Thai Looped
Noto Sans Vithkuqi
Noto Traditional Nushu
Nunito
Nunito Sans
Ojuju
Onest
Open Sans
Orbitron
Oswald
Outfit
Overpass
Oxygen
PT Sans
PT Sans Caption
PT Sans Narrow
Padauk
Palanquin
Palanquin Dark
Parkinsans
Pathway Extreme
Phetsarath
Philosopher
Play
Pliant
Plus Jakarta Sans
Pontano Sans
Poppins
Pragati Narrow
Prompt
Proza Libre
Public Sans
Puritan
Quantico
Quattrocento Sans
Quicksand
REM
Radio Canada
Radio Canada Big
Rajdhani
Raleway
Rambla
Readex Pro
Recursive
Red Hat Display
Red Hat Text
Reddit Sans
Reddit Sans Condensed
Reem Kufi
Reem Kufi Fun
Rethink Sans
Roboto
Roboto Condensed
Rosario
Rubik
Ruda
SN Pro
SUSE
SUSE Mono
Saira
Saira Condensed
Saira Extra Condensed
Saira Semi Condensed
Sansation
Sansita
Sarabun
Sarala
Sarpanch
Savate
Scada
Schibsted Grotesk
Science Gothic
Scoutie Sans
Sen
Share
Signika
Signika Negative
Sintony
Smooch Sans
Sofia Sans
Sofia Sans Condensed
Sofia Sans Extra Condensed
Sofia Sans Semi Condensed
Sono
Sora
Sour Gummy
Source Sans 3
Space Grotesk
Special Gothic
Spline Sans
Stack Sans Headline
Stack Sans Notch
Stack Sans Text
Stick No Bills
Strichpunkt Sans
Sulphur Point
Syncopate
Syne
TASA Explorer
TASA Orbiter
Tajawal
Teachers
Teko
Thasadith
TikTok Sans
Tirra
Titillium Web
Tomorrow
Trispace
Truculenta
Tsukimi Rounded
Tuffy
Ubuntu
Ubuntu Sans
Unbounded
Urbanist
Valley Sans
Varta
Vazirmatn
Vend Sans
Winky Rough
Winky Sans
Wix Madefor Display
Wix Madefor Text
Work Sans
Yaldevi
Yanone Kaffeesatz
Yantramanav
Ysabeau
Ysabeau Infant
Ysabeau Office
Ysabeau SC
Zain
Zalando Sans
Zalando Sans Expanded
Zalando Sans SemiExpanded
Zen Kaku Gothic Antique
Zen Kaku Gothic New
Zen Maru Gothic
`,
  ],
  [
    'Sans Serif',
    '700',
    `
Sunflower
`,
  ],
  [
    'Script',
    '400',
    `
Aguafina Script
Alex Brush
Allison
Allura
Annie Use Your Telescope
Architects Daughter
Are You Serious
Arizonia
Babylonica
Bad Script
Ballet
Beau Rivage
Berkshire Swash
Betania Patmos
Betania Patmos GDL
Betania Patmos In
Betania Patmos In GDL
Beth Ellen
Bilbo
Bilbo Swash Caps
Birthstone
Birthstone Bounce
Bonbon
Bonheur Royale
Borel
Bpmf Iansui
Butterfly Kids
Calligraffitti
Caramel
Carattere
Caveat Brush
Cedarville Cursive
Cherish
Chilanka
Clicker Script
Comforter
Comforter Brush
Coming Soon
Condiment
Cookie
Courgette
Covered By Your Grace
Crafty Girls
Damion
Dawning of a New Day
Dekko
Delicious Handrawn
Delius
Delius Swash Caps
Devonshire
Dr Sugiyama
Eagle Lake
East Sea Dokdo
Engagement
Ephesis
Estonia
Euphoria Script
Explora
Felipa
Festive
Fleur De Leah
Fondamento
Fuggles
Gamja Flower
Give You Glory
Gloria Hallelujah
Gochi Hand
Grand Hotel
Grape Nuts
Great Vibes
Grechen Fuemen
Grey Qo
Gveret Levin
Hachi Maru Pop
Handlee
Herr Von Muellerhoff
Hi Melody
Homemade Apple
Hurricane
Iansui
Imperial Script
Indie Flower
Ingrid Darling
Inspiration
Island Moments
Italianno
Itim
Jim Nightshade
Julee
Just Another Hand
Just Me Again Down Here
Kapakana
Kaushan Script
Kavivanar
Kings
Klee One
Kolker Brush
Kristi
La Belle Aurore
Lakki Reddy
Lavishly Yours
League Script
Leckerli One
Licorice
Liu Jian Mao Cao
Long Cang
Love Light
Loved by the King
Lovers Quarrel
Lugrasimo
Lumanosimo
Luxurious Script
Ma Shan Zheng
Mansalva
Marck Script
Mea Culpa
Meddon
Meie Script
Meow Script
Miss Fajardose
Monsieur La Doulaise
MonteCarlo
Montez
Moon Dance
Mr Bedfort
Mr Dafoe
Mr De Haviland
Mrs Saint Delafield
Mrs Sheppards
Ms Madi
My Soul
Mynerve
Nanum Brush Script
Nanum Pen Script
Neonderthaw
Nerko One
Neucha
Niconne
Norican
Nothing You Could Do
Ole
Oooh Baby
Over the Rainbow
Pacifico
Pangolin
Parisienne
Passions Conflict
Patrick Hand
Patrick Hand SC
Permanent Marker
Petemoss
Petit Formal Script
Pinyon Script
Playwrite AR
Playwrite AR Guides
Playwrite AT
Playwrite AT Guides
Playwrite AU NSW
Playwrite AU NSW Guides
Playwrite AU QLD
Playwrite AU QLD Guides
Playwrite AU SA
Playwrite AU SA Guides
Playwrite AU TAS
Playwrite AU TAS Guides
Playwrite AU VIC
Playwrite AU VIC Guides
Playwrite BE VLG
Playwrite BE VLG Guides
Playwrite BE WAL
Playwrite BE WAL Guides
Playwrite BR
Playwrite BR Guides
Playwrite CA
Playwrite CA Guides
Playwrite CL
Playwrite CL Guides
Playwrite CO
Playwrite CO Guides
Playwrite CU
Playwrite CU Guides
Playwrite CZ
Playwrite CZ Guides
Playwrite DE Grund
Playwrite DE Grund Guides
Playwrite DE LA
Playwrite DE LA Guides
Playwrite DE SAS
Playwrite DE SAS Guides
Playwrite DE VA
Playwrite DE VA Guides
Playwrite DK Loopet
Playwrite DK Loopet Guides
Playwrite DK Uloopet
Playwrite DK Uloopet Guides
Playwrite ES
Playwrite ES Deco
Playwrite ES Deco Guides
Playwrite ES Guides
Playwrite FR Moderne
Playwrite FR Moderne Guides
Playwrite FR Trad
Playwrite FR Trad Guides
Playwrite GB J
Playwrite GB J Guides
Playwrite GB S
Playwrite GB S Guides
Playwrite HR
Playwrite HR Guides
Playwrite HR Lijeva
Playwrite HR Lijeva Guides
Playwrite HU
Playwrite HU Guides
Playwrite ID
Playwrite ID Guides
Playwrite IE
Playwrite IE Guides
Playwrite IN
Playwrite IN Guides
Playwrite IS
Playwrite IS Guides
Playwrite IT Moderna
Playwrite IT Moderna Guides
Playwrite IT Trad
Playwrite IT Trad Guides
Playwrite MX
Playwrite MX Guides
Playwrite NG Modern
Playwrite NG Modern Guides
Playwrite NL
Playwrite NL Guides
Playwrite NO
Playwrite NO Guides
Playwrite NZ
Playwrite NZ Basic
Playwrite NZ Basic Guides
Playwrite NZ Guides
Playwrite PE
Playwrite PE Guides
Playwrite PL
Playwrite PL Guides
Playwrite PT
Playwrite PT Guides
Playwrite RO
Playwrite RO Guides
Playwrite SK
Playwrite SK Guides
Playwrite TZ
Playwrite TZ Guides
Playwrite US Modern
Playwrite US Modern Guides
Playwrite US Trad
Playwrite US Trad Guides
Playwrite VN
Playwrite VN Guides
Playwrite ZA
Playwrite ZA Guides
Praise
Princess Sofia
Puppies Play
Quintessential
Qwigley
Rancho
Redressed
Reenie Beanie
Rochester
Rock Salt
Romanesco
Rouge Script
Ruge Boogie
Ruthie
Sacramento
Sassy Frass
Satisfy
Schoolbell
Sedgwick Ave
Sedgwick Ave Display
Send Flowers
Shadows Into Light
Shadows Into Light Two
Shalimar
Short Stack
Slackside One
Smooch
Sofia
Solitreo
Splash
Square Peg
Sriracha
Stalemate
Style Script
Sue Ellen Francisco
Sunshiney
Swanky and Moo Moo
Tapestry
The Girl Next Door
Twinkle Star
Updock
Vibur
Vujahday Script
Waiting for the Sunrise
Walter Turncoat
Water Brush
Waterfall
Whisper
WindSong
Yellowtail
Yesteryear
Yomogi
Yuji Hentaigana Akari
Yuji Hentaigana Akebono
Yuyu
Yuyu Short
Zeyada
Zhi Mang Xing
`,
  ],
  [
    'Script',
    '400,700',
    `
Amatic SC
Amita
Cause
Caveat
Charm
Charmonman
Comic Neue
Corinthia
Dancing Script
Delius Unicase
Edu AU VIC WA NT Arrows
Edu AU VIC WA NT Dots
Edu AU VIC WA NT Guides
Edu AU VIC WA NT Hand
Edu AU VIC WA NT Pre
Edu NSW ACT Cursive
Edu NSW ACT Foundation
Edu NSW ACT Hand Pre
Edu QLD Beginner
Edu QLD Hand
Edu SA Beginner
Edu SA Hand
Edu TAS Beginner
Edu VIC WA NT Beginner
Edu VIC WA NT Hand
Edu VIC WA NT Hand Pre
Fuzzy Bubbles
Gaegu
Gwendolyn
Kalam
LXGW WenKai TC
Mali
Merienda
Nanum Gothic Coding
Playpen Sans
Playpen Sans Arabic
Playpen Sans Deva
Playpen Sans Hebrew
Playpen Sans Thai
Qwitcher Grypen
Tangerine
The Nautigal
`,
  ],
  [
    'Script',
    '400italic',
    `
Molle
`,
  ],
  [
    'Serif',
    '400',
    `
Abyssinica SIL
Adamina
Alice
Alike
Alike Angular
Alkalami
Almendra SC
Amethysta
Amiri Quran
Antic Didone
Aoboshi One
Arapey
Arbutus
Artifika
Asar
Average
Bacasime Antique
Balthazar
Bellefair
Benne
Bentham
BhuTuka Expanded One
Cactus Classical Serif
Cambo
Cantata One
Castoro
DM Serif Display
DM Serif Text
Danfo
Della Respira
Diphylleia
Donegal One
Esteban
Fanwood Text
Fauna One
Fenix
Fjord One
GFS Didot
Gabriela
Gilda Display
Gloock
Goudy Bookletter 1911
Grandiflora One
Gulzar
Habibi
Headland One
Hedvig Letters Serif
Hina Mincho
IM Fell DW Pica
IM Fell DW Pica SC
IM Fell Double Pica
IM Fell Double Pica SC
IM Fell English
IM Fell English SC
IM Fell French Canon
IM Fell French Canon SC
IM Fell Great Primer
IM Fell Great Primer SC
Idiqlat
Instrument Serif
Jacques Francois
Joan
Jomolhari
Junge
Kiwi Maru
Kotta One
Kurale
Ledger
Libre Caslon Display
Linden Hill
Lustria
Maiden Orange
Maname
Marcellus
Marcellus SC
Marko One
Mate
Mate SC
Montaga
Montenegrin Gothic One
New Tegomin
Noto Serif Ahom
Noto Serif Balinese
Noto Serif Dives Akuru
Noto Serif Dogra
Noto Serif Grantha
Noto Serif Khitan Small Script
Noto Serif Makasar
Noto Serif Old Uyghur
Noto Serif Ottoman Siyaq
Noto Serif Tangut
Noto Serif Todhri
Odor Mean Chey
Oranienbaum
Ovo
PT Serif Caption
Padyakke Expanded One
Peddana
Peralta
Poly
Prata
Prociono
Quando
Radley
Ramaraja
Ramsina
Rosarivo
Rozha One
STIX Two Math
Sawarabi Mincho
Scope One
Sedan
Sedan SC
Song Myung
Sorts Mill Goudy
Sree Krushnadevaraya
Stoke
Suez One
Suranna
Suravaram
Tiro Bangla
Tiro Devanagari Hindi
Tiro Devanagari Marathi
Tiro Devanagari Sanskrit
Tiro Gurmukhi
Tiro Kannada
Tiro Tamil
Tiro Telugu
Trykker
Uchen
UoqMunThenKhung
Vast Shadow
Vidaloka
Young Serif
Yuji Boku
Yuji Mai
Yuji Syuku
Zen Antique
Zen Antique Soft
`,
  ],
  [
    'Serif',
    '400,700',
    `
Abhaya Libre
Alegreya
Alegreya SC
Almendra
Alyamama
Amiri
Ancizar Serif
Andada Pro
Annapurna SIL
Aref Ruqaa
Aref Ruqaa Ink
Asul
BIZ UDMincho
BIZ UDPMincho
BJCree
Baskervville
Baskervville SC
Bodoni Moda
Bodoni Moda SC
Bona Nova
Bona Nova SC
Brawler
Brygada 1918
Buenard
Caladea
Cardo
Caudex
Charis SIL
Chiron Sung HK
Cinzel
Cormorant
Cormorant Garamond
Cormorant Infant
Cormorant SC
Cormorant Unicase
Cormorant Upright
Crimson Pro
Crimson Text
Dai Banna SIL
David Libre
Domine
EB Garamond
Eczar
Faustina
Frank Ruhl Libre
Fraunces
Gelasio
Gentium Book Plus
Gentium Plus
Gowun Batang
Grenze
Gupter
Hahmlet
Halant
Hanuman
IBM Plex Serif
Ibarra Real Nova
Imbue
Inika
Inknut Antiqua
Inria Serif
Judson
Kadwa
Kaisei Decol
Kaisei HarunoUmi
Kaisei Opti
Kaisei Tokumin
Kalnia
Karma
Kay Pho Du
Koh Santepheap
Labrada
Laila
Lateef
Libertinus Serif
Libre Baskerville
Libre Bodoni
Libre Caslon Text
Lisu Bosa
Literata
Lora
Lusitana
Maitree
Manuale
Markazi Text
Martel
Merriweather
Mirza
Namdhinggo
Nanum Myeongjo
Neuton
Newsreader
Noto Naskh Arabic
Noto Nastaliq Urdu
Noto Rashi Hebrew
Noto Serif
Noto Serif Armenian
Noto Serif Bengali
Noto Serif Devanagari
Noto Serif Display
Noto Serif Ethiopic
Noto Serif Georgian
Noto Serif Gujarati
Noto Serif Gurmukhi
Noto Serif HK
Noto Serif Hebrew
Noto Serif Hentaigana
Noto Serif JP
Noto Serif KR
Noto Serif Kannada
Noto Serif Khmer
Noto Serif Khojki
Noto Serif Lao
Noto Serif Malayalam
Noto Serif Myanmar
Noto Serif NP Hmong
Noto Serif Oriya
Noto Serif SC
Noto Serif Sinhala
Noto Serif TC
Noto Serif Tamil
Noto Serif Telugu
Noto Serif Thai
Noto Serif Tibetan
Noto Serif Toto
Noto Serif Vithkuqi
Noto Serif Yezidi
Old Standard TT
PT Serif
Parastoo
Petrona
Piazzolla
Platypi
Playfair
Playfair Display
Playfair Display SC
Poltawski Nowy
Pridi
Quattrocento
Rasa
Roboto Serif
Rufina
Ruwudu
STIX Two Text
Sahitya
Scheherazade New
Shippori Mincho
Shippori Mincho B1
Source Serif 4
Spectral
Spectral SC
Sumana
Sura
Suwannaphum
Tai Heritage Pro
Taviraj
Texturina
Tienne
Tinos
Trirong
Unna
Vesper Libre
Volkhov
Vollkorn
Vollkorn SC
Wittgenstein
Yrsa
Zen Old Mincho
`,
  ],
  [
    'Slab Serif',
    '400',
    `
Alfa Slab One
Antic Slab
Arbutus Slab
Belgrano
Bevan
Bree Serif
Copse
Coustard
Crete Round
Cutive
Graduate
Holtwood One SC
Kelly Slab
Nixie One
Patua One
Port Lligat Slab
Rhodium Libre
Sanchez
Slabo 13px
Slabo 27px
Stint Ultra Condensed
Stint Ultra Expanded
Trocchi
Ultra
Wellfleet
`,
  ],
  [
    'Slab Serif',
    '400,700',
    `
Aleo
Arvo
Besley
BioRhyme
BioRhyme Expanded
Bitter
Enriqueta
Epunda Slab
Glegoo
Hepta Slab
Josefin Slab
Kameron
Kreon
Montagu Slab
Noticia Text
Podkova
Roboto Slab
Rokkitt
Solway
Zilla Slab
Zilla Slab Highlight
`,
  ],
];
