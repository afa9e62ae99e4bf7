import type { WordGroup } from '../scheme.ts'

/** Words from English as Hindi writes them, each with its English spelling. */
export const loans: WordGroup[] = [
  {
    kind: 'loan',
    bits: 10.5,
    slope: 3,
    words: `
फ़ोन मोबाइल स्कूल=school ऑफ़िस=office कंप्यूटर=computer टाइम=time नंबर डॉक्टर=dr टीचर पेपर=paper कॉलेज=college हॉस्पिटल मैसेज=message,msg
वीडियो=video टीवी=tv इंटरनेट होटल क्लास=class पुलिस=police मैच=match क्रिकेट=cricket बैंक लोन=loan कार्ड अकाउंट=account पासवर्ड=password
ऐप=app व्हाट्सऐप=whatsapp फ़ेसबुक यूट्यूब=youtube गूगल ईमेल=mail लैपटॉप चार्जर रिचार्ज=recharge नेटवर्क डेटा=data सिम कैमरा=camera रेडियो
स्टेशन=station एयरपोर्ट=airport ड्राइवर पेट्रोल डीज़ल इंजन टायर=tyre ट्रक=truck ट्रैक्टर स्कूटर रिक्शा=rickshaw,rikshaw ऑटो मेट्रो प्लेटफ़ॉर्म
ट्रैफ़िक=traffic सिग्नल हेलमेट लाइसेंस=license,licence एक्सीडेंट गैराज=garage पार्क गार्डन सिनेमा थिएटर बाथरूम टॉयलेट किचन=kitchen रूम फ़्लैट फ़्लोर
अपार्टमेंट पंखा फ़्रिज=fridge कूलर हीटर गीज़र=geyser बल्ब स्विच=switch प्लग फ़र्नीचर=furniture सोफ़ा बेड टेबल=table गेट=gate लॉक=lock
टावर=tower पाइप=pipe टिकट=ticket पासपोर्ट=passport वीज़ा बैग=bag बॉक्स=box बोतल=bottle कप=cup ग्लास=glass स्टोव गैस सिलेंडर=cylinder कुकर
मिक्सर=mixer बर्गर पिज़्ज़ा केक=cake बिस्किट=biscuit,biskut चॉकलेट ब्रेड=bread बटर चीज़=cheese सैंडविच नूडल्स=noodles चिप्स आइसक्रीम=icecream सूप
डिनर=dinner लंच ब्रेकफ़ास्ट=breakfast रेस्टोरेंट मेन्यू=menu बिल=bill ऑर्डर डिलीवरी कूरियर पार्सल शॉप मॉल=mall मार्केट डिस्काउंट=discount
ऑफ़र=offer सेल=sale रेट=rate क्वालिटी=quality साइज़=size कलर=color,colour स्टॉक=stock कैश=cash पेमेंट रिफ़ंड टेस्ट एग्ज़ाम=exam रिज़ल्ट मार्क्स
सब्जेक्ट मैथ्स=math साइंस=science इंग्लिश हिस्ट्री=history होमवर्क प्रोजेक्ट असाइनमेंट=assignment नोट्स=notes बुक पेन पेंसिल रबर=rubber
बोर्ड=board फ़ॉर्म फ़ीस=fee एडमिशन=admission स्टूडेंट प्रिंसिपल कोचिंग=coaching ट्यूशन=tuition ट्रेनिंग डिग्री सर्टिफ़िकेट इंटरव्यू जॉब सैलरी
बॉस=boss मैनेजर=manager मीटिंग कंपनी बिज़नेस=business प्रोफ़ाइल रिपोर्ट फ़ाइल=file फ़ोल्डर प्रिंटर कीबोर्ड=keyboard माउस=mouse स्क्रीन
इंजीनियर=engineer वकील मैकेनिक=mechanic इलेक्ट्रीशियन=electrician प्लंबर पायलट=pilot नर्स=nurse एक्टर हीरो विलेन=villain डायरेक्टर=director
सिंगर डांसर प्लेयर कैप्टन=captain कोच=coach टीम गोल=goal बॉल=ball बैट फ़ुटबॉल=football हॉकी=hockey टेनिस=tennis मैडम=mam सर मिस=miss अंकल=uncle
आंटी=aunty,auntie,aunti मम्मी डैडी डैड पापा बेबी फ़्रेंड=friend बॉयफ़्रेंड=boyfriend गर्लफ़्रेंड=girlfriend ब्रदर=brother सिस्टर फ़ैमिली
वाइफ़=wife हस्बैंड गेस्ट=guest पार्टी ऑपरेशन=operation टैबलेट इंजेक्शन=injection एम्बुलेंस बीपी=bp शुगर कैंसर वायरस=virus कोरोना वैक्सीन मास्क
सैनिटाइज़र ब्लड=blood हार्ट=heart किडनी=kidney एक्सरे=xray चेकअप=checkup क्लीनिक मेडिकल डेंटिस्ट सिस्टम=system सॉफ़्टवेयर=software
वेबसाइट=website लिंक ब्राउज़र=browser डाउनलोड=download अपलोड=upload अपडेट=update वर्ज़न=version इंस्टॉल=install स्टेटस ग्रुप=group चैट=chat
कॉल=call वॉइस वाईफ़ाई=wifi ब्लूटूथ=bluetooth बटन=button टच=touch मेमोरी बैटरी=battery चार्ज=charge गेम=game वायरल=viral प्रॉब्लम आइडिया=idea प्लान
टेंशन=tension सपोर्ट=support हेल्प चांस=chance ट्राई=try लव मैरिज=marriage डेट=date गिफ़्ट सरप्राइज़ फ़ंक्शन=function प्रोग्राम=programme
फ़ैशन=fashion स्टाइल मेकअप ड्रेस=dress शर्ट पैंट=pants जींस टीशर्ट=tshirt जैकेट=jacket स्वेटर=sweater कोट=coat शूज़=shoes म्यूज़िक=music
डांस=dance सॉन्ग फ़ोटो पिक्चर=picture न्यूज़=news चैनल=channel सीरियल शो एपिसोड सीज़न=season स्टोरी मूवी कॉमेडी एक्शन=action रिकॉर्ड
लाइक=like कमेंट=comment शेयर=share फ़ॉलो=follow सब्सक्राइब पोस्ट सोमवार संडे मंडे ट्यूज़डे=tuesday वेडनेसडे थर्सडे फ़्राइडे=friday सैटरडे बर्थडे
हॉलिडे वीकेंड क्रिसमस=christmas ईयर=year मंथ वीक मिनट सेकंड नेटबैंकिंग यूपीआई=upi एटीएम=atm आधार पैन=pan पिन ओटीपी=otp जीएसटी=gst टैक्स=tax
इंश्योरेंस=insurance पॉलिसी किस्त चेक=cheque,check बैलेंस ट्रांसफ़र लिमिट एजेंट=agent कस्टमर सर्विस गारंटी=guarantee वारंटी=warranty
मशीन=machine मोटर फ़ैक्ट्री=factory किलो किलोमीटर=km मीटर=metre लीटर ग्राम इंच फ़ुट=foot वॉट यूनिट=unit पर्सेंट परसेंट पॉइंट
`,
  },
  {
    kind: 'loan',
    bits: 12.5,
    slope: 1.5,
    words: `
कॉपी=xerox फ़ोटोकॉपी=photocopy टाइट=tight लूज़=loose ब्लाउज़=blouse पंचर=puncture,panchar थर्मामीटर=thermometer डिसाइड=decide
इन्वर्टर=inverter जनरेटर=generator ट्रांसफ़ॉर्मर=transformer मीटर=meter वायर=wire फ़्यूज़=fuse टीवी=television रिमोट=remote एंट्री=entry
एग्ज़िट=exit रिसेप्शन=reception काउंटर=counter टोकन=token लगेज=luggage ट्रॉली=trolley बर्थ=berth कोच=coach स्लीपर=sleeper टीटी=tt प्लेन=plane
पैसेंजर=passenger रूट=route हाईवे=highway टनल=tunnel ब्रिज=bridge फ़ुटपाथ=footpath ज़ेब्रा=zebra स्पीडब्रेकर=speedbreaker हॉर्न=horn
ब्रेक=brake,break गियर=gear क्लच=clutch इंडिकेटर=indicator कैफ़े=cafe मैनेजमेंट=management डिपार्टमेंट=department सेक्शन=section यूनिट=unit
ब्रांच=branch हेड=head लीडर=leader मेंबर=member स्टाफ़=staff क्लर्क=clerk पीयून=peon सिक्योरिटी=security गार्ड=guard सीईओ=ceo टारगेट=target
डेडलाइन=deadline प्रेज़ेंटेशन=presentation ट्रांसलेशन=translation एप्लिकेशन=application रिज़ाइन=resign इंक्रीमेंट=increment ओवरटाइम=overtime
स्कॉलरशिप=scholarship एंट्रेंस=entrance काउंसलिंग=counselling सेमेस्टर=semester लेक्चर=lecture प्रोफ़ेसर=professor प्रैक्टिकल=practical
थ्योरी=theory फ़िज़िक्स=physics केमिस्ट्री=chemistry बायोलॉजी=biology इकोनॉमिक्स=economics कॉमर्स=commerce आर्ट्स=arts ज्योग्राफ़ी=geography
ड्रॉइंग=drawing स्पोर्ट्स=sports कॉम्पिटिशन=competition प्राइज़=prize ट्रॉफ़ी=trophy मेडल=medal ग्लूकोज़=glucose सिरप=syrup ड्रॉप=drop
क्रीम=cream बैंडेज=bandage प्लास्टर=plaster ऑक्सीजन=oxygen स्ट्रेस=stress डिप्रेशन=depression फ़ीवर=fever कोल्ड=cold इंफ़ेक्शन=infection
एलर्जी=allergy डायबिटीज़=diabetes ट्रीटमेंट=treatment पेशेंट=patient वार्ड=ward आईसीयू=icu डिस्चार्ज=discharge सर्जरी=surgery फ़िटनेस=fitness
एक्सरसाइज़=exercise न्यूज़पेपर=newspaper मैगज़ीन=magazine आर्टिकल=article इंटरव्यू=interview कैमरामैन=cameraman ऑडियो=audio क्लिप=clip
एडिटिंग=editing ऐल्बम=album सिंगिंग=singing एक्टिंग=acting डांसिंग=dancing स्टेज=stage माइक=mic,mike लाइव=live स्ट्रीम=stream
नोटिफ़िकेशन=notification सेटिंग्स=settings यूज़र=user आईडी=id लॉगआउट=logout फ़ीचर=feature एरर=error बग=bug फ़िक्स=fix हैंग=hang
स्टोरेज=storage चिप=chip केबल=cable हेडफ़ोन=headphone डिज़ाइन=design पैटर्न=pattern प्रोडक्ट=product कैटलॉग=catalogue,catalog आइटम=item
प्राइस=price क्वांटिटी=quantity स्टोर=store शोरूम=showroom शॉपकीपर=shopkeeper डीलर=dealer सप्लायर=supplier होलसेल=wholesale रिटेल=retail
एमआरपी=mrp इनवॉइस=invoice रिसीट=receipt रिटर्न=return एक्सचेंज=exchange डैमेज=damage पैकिंग=packing ट्रैकिंग=tracking लाइफ़स्टाइल=lifestyle
रिलेशन=relation रिलेशनशिप=relationship ब्रेकअप=breakup इंगेजमेंट=engagement एनिवर्सरी=anniversary हनीमून=honeymoon डिवोर्स=divorce केयर=care
ट्रस्ट=trust रिस्पेक्ट=respect ईगो=ego एटीट्यूड=attitude पर्सनैलिटी=personality कॉन्फ़िडेंस=confidence मोटिवेशन=motivation सक्सेस=success
फ़ेलियर=failure गोल=goal ड्रीम=dream करियर=career फ़्यूचर=future पास्ट=past एक्सपीरियंस=experience टैलेंट=talent ज्वाइन=join इग्नोर=ignore
अवॉइड=avoid मैनेज=manage अरेंज=arrange एडजस्ट=adjust यूज़=use एक्सप्लेन=explain डिस्कस=discuss प्रिपेयर=prepare इम्प्रूव=improve
फ़ॉरवर्ड=forward रिप्लाई=reply कॉन्टैक्ट=contact इनवाइट=invite सिलेक्ट=select रिजेक्ट=reject अप्रूव=approve सबमिट=submit रजिस्टर=register
रजिस्ट्रेशन=registration वेरिफ़ाई=verify एक्टिव=active कनेक्ट=connect पॉसिबल=possible इम्पॉसिबल=impossible डिफ़िकल्ट=difficult सिंपल=simple
अवेलेबल=available इम्पॉर्टेंट=important अर्जेंट=urgent पेंडिंग=pending कंप्लीट=complete फ़िक्स्ड=fixed ऑफ़िशियल=official पर्सनल=personal
प्राइवेट=private एक्स्ट्रा=extra टोटल=total एवरेज=average मैक्सिमम=maximum मिनिमम=minimum ऑलरेडी=already एक्चुअली=actually बेसिकली=basically
ऑब्वियसली=obviously मेबी=maybe जस्ट=just रियली=really टुडे=today टुमॉरो=tomorrow टाइमिंग=timing शेड्यूल=schedule कैलेंडर=calendar
अलार्म=alarm स्प्रे=spray ट्यूबवेल=tubewell हार्वेस्टर=harvester थ्रेशर=thresher ट्रॉली=trolley डेयरी=dairy पोल्ट्री=poultry फ़ार्मर=farmer
सोलर=solar पैनल=panel लोन=loan सब्सिडी=subsidy इंटरेस्ट=interest सेविंग=saving एफ़डी=fd डेबिट=debit क्रेडिट=credit लॉकर=locker कैशियर=cashier
ट्रांज़ैक्शन=transaction
`,
  },
  {
    kind: 'f',
    bits: 11.5,
    slope: 2.5,
    words: `
कार=car बाइक=bike साइकिल=cycle,bicycle टैक्सी=taxi फ़्लाइट=flight फ़िल्म क्लास=class फ़ीस रिपोर्ट टीम लाइन=line लाइट=light मशीन=machine फ़ोटो
कॉपी टिकट=ticket डायरी=diary लाइब्रेरी=library यूनिवर्सिटी=university डेट=date कॉफ़ी=coffee टी=tea प्लेट=plate कुर्सी=chair बोतल=bottle बैटरी स्क्रीन
मीटिंग ट्रेनिंग शॉपिंग=shopping पार्किंग बुकिंग वोटिंग फ़ीलिंग सिटिंग पार्टी पिकनिक डिलीवरी टंकी फ़ाइल=file सीट शिफ़्ट लिफ़्ट पिन कंपनी
एजेंसी=agency गारंटी सैलरी चेन=chain शर्ट पैंट जींस साड़ी वेबसाइट=website ईमेल आईडी=id लॉटरी लिस्ट इमरजेंसी टेक्नोलॉजी=technology एनर्जी
हाइट=height स्पीड वैल्यू=value बिल्डिंग=building ड्यूटी=duty ड्राइविंग पेंटिंग कुकिंग रीडिंग सेटिंग
`,
  },
  {
    bits: 11,
    slope: 3,
    words: `
प्लीज़=plz,pls सॉरी=sorry थैंक्स=thnx,thx,thanx,thanks थैंक्यू=thanku,thankyou थैंक=thank यू ओके बाय=bye,by हाय=hi हैलो=hello गुड मॉर्निंग नाइट=night ईवनिंग
आफ़्टरनून हैप्पी वेलकम नो=no यस या=yeah वेरी नाइस=nice ग्रेट=great सुपर बेस्ट बैड=bad कूल क्यूट=cute स्मार्ट फ़्री बिज़ी=busy ऑनलाइन
ऑफ़लाइन=offline लेट=late फ़ास्ट स्लो हॉट कोल्ड न्यू=new ओल्ड फ़र्स्ट सेकंड लास्ट थर्ड ईज़ी हार्ड फ़ुल=full हाफ़=half डबल=double सिंगल
स्पेशल=special नॉर्मल रेडी=ready श्योर=sure सीरियस=serious परफ़ेक्ट पॉज़िटिव नेगेटिव लोकल ओपन क्लोज़ स्टार्ट स्टॉप सेंड सेव=save डिलीट
कैंसल=cancel कन्फ़र्म बुक चेक=check क्लिक=click सर्च=search लॉगिन टाइप=type कॉल=call मिस्ड=missed मिस=miss प्रेस=press सेट फ़िट हिट फ़ेल=fail
पास=pass रेड ब्लू=blue ग्रीन ब्लैक=black व्हाइट येलो=yellow पिंक ऑरेंज=orange ब्राउन=brown वन=one टू=two थ्री फ़ोर=four फ़ाइव=five सिक्स=six सेवन
एट=eight नाइन=nine टेन हंड्रेड ज़ीरो मोर=more लेस=less ओनली बट=but सो एंड=and ऑर ऑफ़=off ऑन वाट्सएप=whatsapp इंस्टाग्राम=insta टेलीग्राम
ट्विटर वॉशिंग वॉशरूम वॉटर फ़ूड हेल्थ=health केयर=care लाइफ़=life वर्ल्ड इंडियन गवर्नमेंट पब्लिक सोशल=social मीडिया=media मोड=mode ओवर अंडर=under
आउट=out बैक=back अप डाउन=down लेफ़्ट राइट=right फ़्रंट साइड=side रोड=road सेंटर=centre सिटी स्टेट=state कंट्री=country एरिया=area
एड्रेस=address लोकेशन=location मैप=map नेम=name एज=age सैंपल मॉडल ब्रांड क्वेश्चन=question आंसर=answer एक्ज़ाम=exam सिलेबस=syllabus
ग्रुप=group टॉपिक चैप्टर पेज=page लेसन=lesson ग्रामर=grammar वर्ड लेटर स्पेलिंग=spelling रीजन=reason लेवल स्टेप राउंड=round पॉइंट स्कोर विन
लूज़=lose फ़ाइनल=final वोट=vote इलेक्शन=election मिनिस्टर प्राइम=prime लीडर कोर्ट=court केस=case जज=judge लॉ=law रूल=rule नोटिस स्कीम=scheme
सब्सिडी पेंशन=pension राशन=ration पंप बोरवेल=borewell फ़ार्म फ़र्टिलाइज़र यूरिया=urea फ़ीलिंग फ़ील मूड बोर=bore बोरिंग एक्साइटेड=excited
कन्फ़्यूज़=confuse कन्फ़्यूज़न=confusion टेंशन=tension रिलैक्स=relax एंजॉय फ़न=fun लकी=lucky अनलकी=unlucky गॉड माय=my डियर=dear स्वीट
हनी=honey ब्रो ड्यूड=dude गाइज़=guys गर्ल बॉय मैन वर्क वर्किंग जिम=gym योगा डाइट=diet वेट=weight प्रोटीन=protein विटामिन जूस=juice मिल्क
राइस=rice एग=egg चिकन=chicken मटन=mutton फ़िश फ़्रूट=fruit ऐपल=apple बनाना मैंगो=mango कोल्डड्रिंक पेप्सी बिरयानी मैगी=maggi मोमोज़
चाउमीन=chowmein पास्ता सॉस=sauce
`,
  },
]
